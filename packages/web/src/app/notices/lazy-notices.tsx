import { lazyElement, useLazyElement } from "@kreislauf/ui/base/use-lazy-element.ts";

const notices = lazyElement(async () => {
  const { Notices } = await import("./notices.tsx");
  return () => <Notices />;
});

/** The notices at the top of a page; their code is loaded when the browser is idle. */
export function LazyNotices() {
  return useLazyElement(notices)?.({}) ?? null;
}
