import { useCallback, useEffect, useRef, useState } from "react";

/** What moves the page by hand. */
const inputs = ["pointerdown", "wheel", "touchmove", "keydown"] as const;

/**
 * The id of the section being read: the first one in the upper half of the window, or the one that `goTo` went to.
 * The last sections never reach the upper half, so that one stays until the page is scrolled by hand.
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
      // The bar covers what was scrolled past, down to where a section comes to stand.
      { rootMargin: "-88px 0px -50% 0px" },
    );
    // While cards are loading, the page can be too short for the section that was gone to.
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
