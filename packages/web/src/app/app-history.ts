import { createHashHistory, type RouterHistory } from "@tanstack/react-router";

/**
 * Creates the router's history for addresses like `#/path?query`. TanStack's hash history takes a query in front of the
 * '#' for the route's and writes it behind the '#' as well, so `?version=new#/login` ends on a blank page. Here that
 * query counts as part of the page's own path: the routes never see it, and it stays where it is.
 */
export function createAppHistory(window: Window): RouterHistory {
  return createHashHistory({
    window: {
      history: window.history,
      document: window.document,
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      location: {
        get pathname() {
          return window.location.pathname + window.location.search;
        },
        search: "",
        get hash() {
          return readable(window.location.hash);
        },
        get href() {
          return window.location.href;
        },
      },
    },
  });
}

/** The router throws on malformed percent-encoding; then all percent signs are removed from the address. */
function readable(hash: string): string {
  try {
    // The result is used, since a minifier would drop a call that is made only for its exception.
    return decodeURIComponent(hash) === "" ? "" : hash;
  } catch {
    return hash.replaceAll("%", "");
  }
}
