// Client-side navigation: fetches the next page and swaps the regions both pages have.
const REGIONS = ["header", "main", "footer"];

export function createRouter() {
  let pending = null;
  let shown = addressOf(location);

  // Resolves when the new page is shown; the last of several calls wins.
  async function go(path, { replace = false, scroll = null } = {}) {
    const target = new URL(path, location.href);
    pending?.abort();
    const request = new XMLHttpRequest();
    pending = request;
    const page = await load(request, target);
    if (pending !== request) {
      return;
    }
    pending = null;
    if (!page) {
      location.assign(target.href);
      return;
    }
    show(page, target, { replace, scroll });
    shown = addressOf(location);
  }

  function start() {
    history.scrollRestoration = "manual";
    document.addEventListener("click", (event) => {
      const link = event.target.closest?.("a[href]");
      if (link && isPlainClick(event) && isInternal(link)) {
        event.preventDefault();
        go(link.href);
      }
    });
    addEventListener("popstate", (event) => {
      if (addressOf(location) !== shown) {
        go(location.href, { replace: true, scroll: event.state?.scroll ?? 0 });
      }
    });
    addEventListener("pagehide", rememberScroll);
  }

  return { go, start };
}

// Without the hash: a step inside one page is the browser's own business.
function addressOf({ pathname, search }) {
  return pathname + search;
}

function isPlainClick(event) {
  return event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

function isInternal(link) {
  const staysHere = link.pathname === location.pathname && link.search === location.search;
  const opensElsewhere = link.hasAttribute("download") || (link.target && link.target !== "_self");
  return link.origin === location.origin && !opensElsewhere && !(staysHere && link.hash) && !/\.\w+$/.test(link.pathname);
}

// An XMLHttpRequest parses the page without a Trusted Types sink. Null means: let the browser load the page itself.
function load(request, target) {
  return new Promise((resolve) => {
    request.responseType = "document";
    request.open("GET", target.pathname + target.search);
    request.onload = () => resolve(request.response?.querySelector("[data-region=main]") ? request : null);
    request.onerror = () => resolve(null);
    request.onabort = () => resolve(null);
    request.send();
  });
}

function rememberScroll() {
  history.replaceState({ ...history.state, scroll: scrollY }, "");
}

function show(request, target, { replace, scroll }) {
  const address = new URL(request.responseURL || target.href);
  address.hash = target.hash;
  if (!replace) {
    rememberScroll();
    history.pushState({}, "", address);
  }
  adopt(request.response);
  arrive(address.hash, scroll);
  document.dispatchEvent(new CustomEvent("site:navigated", { detail: { path: address.pathname } }));
}

function adopt(page) {
  document.title = page.title;
  document.documentElement.lang = page.documentElement.lang;
  for (const region of REGIONS) {
    const selector = `[data-region=${region}]`;
    document.querySelector(selector).replaceWith(document.importNode(page.querySelector(selector), true));
  }
}

function arrive(hash, scroll) {
  const main = document.querySelector("[data-region=main]");
  main.classList.add("arriving");
  const heading = main.querySelector("h1") ?? main;
  heading.tabIndex = -1;
  if (!isInPanel(document.activeElement)) {
    heading.focus({ preventScroll: true });
  }
  const anchor = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (anchor && scroll === null) {
    anchor.scrollIntoView();
  } else {
    scrollTo({ top: scroll ?? 0, behavior: "instant" });
  }
}

// A person working in the agent panel keeps their place there.
function isInPanel(element) {
  return Boolean(element?.closest(".agent-panel"));
}
