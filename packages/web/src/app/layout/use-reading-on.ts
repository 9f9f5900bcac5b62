import { useEffect, useState } from "react";

/** How far down a page the bar stays in any case (product.md section 9), in px. */
const threshold = 300;
/** What a resting finger moves, in px. */
const tremor = 8;

/** Whether somebody reads on far down the page, until the first move back up. */
export function useReadingOn(): boolean {
  const [isReadingOn, setReadingOn] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const { scrollY } = window;
      if (scrollY > threshold && Math.abs(scrollY - last) < tremor) return;
      setReadingOn(scrollY > threshold && scrollY > last);
      last = scrollY;
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);
  return isReadingOn;
}
