import { useEffect, useState } from "react";

/** How far down a page the bar stays in any case (docs/coverage.md 9.22), in px. */
const threshold = 300;
/** What a resting finger moves, in px. */
const jitter = 8;

/** Whether somebody reads on far down the page, until the first move back up. */
export function useHideOnScroll(): boolean {
  const [isHidden, setReadingOn] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const { scrollY } = window;
      if (scrollY > threshold && Math.abs(scrollY - last) < jitter) return;
      setReadingOn(scrollY > threshold && scrollY > last);
      last = scrollY;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
  return isHidden;
}
