import { useEffect, useState } from "react";

/** The bar never hides above this scroll position (docs/coverage.md 9.22), in px. */
const threshold = 300;
/** Smaller movements do not count, because a resting finger causes them, in px. */
const jitter = 8;

/** Whether to hide the bar: the user is far down the page and last scrolled down. */
export function useHideOnScroll(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const { scrollY } = window;
      if (scrollY > threshold && Math.abs(scrollY - last) < jitter) return;
      setHidden(scrollY > threshold && scrollY > last);
      last = scrollY;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
  return isHidden;
}
