import { useEffect, useState } from "react";

/** The id of the section being read: the first one in the upper half of the window. */
export function useSectionInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [inView, setInView] = useState(ids[0]);
  const joined = ids.join(" ");
  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = joined.split(" ").find((id) => visible.has(id));
        if (first !== undefined) setInView(first as Id);
      },
      // The bar covers what was scrolled past, down to where a section comes to stand.
      { rootMargin: "-88px 0px -50% 0px" },
    );
    for (const id of joined.split(" ")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);
  return inView;
}
