#!/bin/sh
# Starts the endpoint on the articles beside it; options as in "java -jar mcp-server.jar --help".
cd "$(dirname "$0")" || exit 1
exec java -jar mcp-server.jar --articles articles "$@"
