import { useCallback, useSyncExternalStore, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { PopupPosition } from "../base/popup-position.ts";
import { useIsMobile } from "../base/use-is-mobile.ts";

/**
 * The slots of the mobile top bar that a screen can fill (docs/coverage.md 2.34 to 2.38). The route table declares
 * which slots each screen fills.
 */
export type MobileBarSlotName = "scope" | "filter" | "export" | "search" | "tabs";

const elements = new Map<MobileBarSlotName, HTMLElement>();
const listeners = new Set<() => void>();

function setElement(area: MobileBarSlotName, element: HTMLElement | null): void {
  if (element) elements.set(area, element);
  else elements.delete(area);
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** One slot; the top bar renders it. */
export function MobileBarSlot({
  area,
  className,
}: {
  area: MobileBarSlotName;
  className: string | undefined;
}) {
  const ref = useCallback((element: HTMLElement | null) => setElement(area, element), [area]);
  return <div ref={ref} className={className} />;
}

/** Renders part of a screen into the mobile top bar. On wide screens it renders nothing. */
export function MobileBarPortal({ area, children }: { area: MobileBarSlotName; children: ReactNode }) {
  const element = useSyncExternalStore(
    subscribe,
    () => elements.get(area),
    () => undefined,
  );
  const isMobile = useIsMobile();
  if (!isMobile || !element) return null;
  return createPortal(<PopupPosition value="fixed">{children}</PopupPosition>, element);
}

/** Marks a slot as unused, for a part of the screen that does not fill it. */
export const EmptyMobileBarSlot = ({ area }: { area: MobileBarSlotName }) => (
  <MobileBarPortal area={area}>
    <span data-unused />
  </MobileBarPortal>
);
