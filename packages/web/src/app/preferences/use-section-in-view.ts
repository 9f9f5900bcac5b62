import { useCallback, useEffect, useRef, useState } from "react";

/** The events with which users scroll the page themselves. */
const inputs = ["pointerdown", "wheel", "touchmove", "keydown"] as const;

/**
 * The id of the section in view: the first one in the upper half of the window. After `goTo`, its section counts until
 * the user scrolls, because the last sections never reach the upper half.
 */
export function useSectionInView<Id extends string>(ids: readonly Id[]) {
  const [inView, setInView] = useState(ids[0]);
  const chosen = useRef<Id>(undefined);
  const joined = ids.join(" ");
  useEffect(() => {
    const visible = new Set<string>();
    const mark = () => {
      const first = joined.split(" ").find((id) => visible.has(id));
      if (first !== undefined && chosen.current === undefined) setInView(first as Id);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        mark();
      },
      // Leaves out the top 88 px, where the bar covers sections that were scrolled past, and the lower half of the
      // window.
      { rootMargin: "-88px 0px -50% 0px" },
    );
    // While cards are loading, the page can be too short to scroll to the chosen section.
    const resizing = new ResizeObserver(() => {
      if (chosen.current !== undefined) document.getElementById(chosen.current)?.scrollIntoView();
    });
    for (const id of joined.split(" ")) {
      const section = document.getElementById(id);
      if (section === null) continue;
      observer.observe(section);
      resizing.observe(section);
    }
    const forget = () => (chosen.current = undefined);
    for (const input of inputs) window.addEventListener(input, forget, { passive: true });
    window.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      resizing.disconnect();
      for (const input of inputs) window.removeEventListener(input, forget);
      window.removeEventListener("scroll", mark);
    };
  }, [joined]);
  const goTo = useCallback((id: Id) => {
    chosen.current = id;
    setInView(id);
    document.getElementById(id)?.scrollIntoView();
  }, []);
  return { inView, goTo };
}
