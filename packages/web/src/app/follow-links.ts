import type { RouterHistory } from "@tanstack/react-router";

/** Opens links to `#/...` through the router's history, so that every plain link is one of the app. */
export function followLinks(history: RouterHistory): void {
  document.addEventListener("click", (event) => {
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || hasModifier || !(event.target instanceof Element))
      return;
    const link = event.target.closest("a");
    const address = link?.getAttribute("href");
    if (!address?.startsWith("#/") || link?.target === "_blank") return;
    event.preventDefault();
    history.push(address.slice(1));
  });
}
