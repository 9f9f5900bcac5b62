import { lateElement, useLateElement } from "../ui/use-late-element.ts";
import styles from "./late-bell.module.css";

const bell = lateElement<{ isMobile: boolean }>(async () => {
  const { Bell } = await import("./bell.tsx");
  return ({ isMobile }) => <Bell isMobile={isMobile} />;
});

/** The bell in the bar. Its place is kept free until its code arrives, which is when the browser is idle. */
export function LateBell({ isMobile }: { isMobile: boolean }) {
  const draw = useLateElement(bell, { press: undefined, isFocused: false });
  return <div className={styles.place}>{draw?.({ isMobile })}</div>;
}
