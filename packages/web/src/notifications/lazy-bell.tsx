import { lazyElement, useLazyElement } from "@kreislauf/ui/base/use-lazy-element.ts";
import styles from "./lazy-bell.module.css";

const bell = lazyElement<{ isMobile: boolean }>(async () => {
  const { Bell } = await import("./bell.tsx");
  return ({ isMobile }) => <Bell isMobile={isMobile} />;
});

/** The bell in the top bar. Its code is loaded when the browser is idle; until then its space stays free. */
export function LazyBell({ isMobile }: { isMobile: boolean }) {
  const renderBell = useLazyElement(bell);
  return <div className={styles.slot}>{renderBell?.({ isMobile })}</div>;
}
