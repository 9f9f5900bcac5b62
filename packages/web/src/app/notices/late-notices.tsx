import { lateElement, useLateElement } from "../../ui/use-late-element.ts";

const notices = lateElement(async () => {
  const { Notices } = await import("./notices.tsx");
  return () => <Notices />;
});

/** The notices at the top of a page; their code arrives when the browser is idle. */
export function LateNotices() {
  return useLateElement(notices, { press: undefined, isFocused: false })?.({}) ?? null;
}
