import { useLayoutEffect, type RefObject } from "react";

/** px. A bar with at least this much room below it does not collide with the messages. */
const roomForMessages = 160;

/** The height in px that bars cover at the lower edge of the window. */
function heightOfBars(): number {
  const tops = Array.from(document.querySelectorAll("[data-keep-uncovered]"), (bar) =>
    bar.getBoundingClientRect(),
  )
    .filter(({ top, bottom }) => top < window.innerHeight && window.innerHeight - bottom < roomForMessages)
    .map(({ top }) => top);
  return window.innerHeight - Math.min(window.innerHeight, ...tops);
}

/** Keeps the messages above bars with `data-keep-uncovered` while there are messages, also while the page scrolls. */
export function useLiftAboveBars(stack: RefObject<HTMLElement | null>, hasMessages: boolean): void {
  useLayoutEffect(() => {
    const element = stack.current;
    if (!hasMessages || element === null) return undefined;
    const lift = () => element.style.setProperty("--snackbar-lift", `${heightOfBars()}px`);
    const changes = new MutationObserver(lift);
    const ended = new AbortController();
    lift();
    changes.observe(document.body, { childList: true, characterData: true, subtree: true });
    window.addEventListener("scroll", lift, { capture: true, passive: true, signal: ended.signal });
    window.addEventListener("resize", lift, { signal: ended.signal });
    return () => {
      changes.disconnect();
      ended.abort();
    };
  }, [stack, hasMessages]);
}
