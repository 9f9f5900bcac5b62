import { withoutSearch } from "../base/paths.ts";
import type { AppRouter } from "./router.tsx";

/** Makes plain links to `#/...` navigate inside the app, and preloads their screens on hover. */
export function handleLinkClicks(router: AppRouter): void {
  document.addEventListener("click", (event) => {
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const path = pathBehind(event);
    if (path === undefined || event.defaultPrevented || event.button !== 0 || hasModifier) return;
    event.preventDefault();
    router.history.push(path);
  });
  document.addEventListener("pointerover", (event) => {
    const path = pathBehind(event);
    // If preloading fails, the error is shown when the link is followed.
    if (path !== undefined) router.preloadRoute({ to: withoutSearch(path) }).catch(() => undefined);
  });
}

function pathBehind({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const address = link?.getAttribute("href");
  return address?.startsWith("#/") && link?.target !== "_blank" ? address.slice(1) : undefined;
}
