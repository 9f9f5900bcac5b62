import { useCallback, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useIsMobile } from "../base/use-is-mobile.ts";

/**
 * The slots of the mobile top bar that a screen can fill (docs/coverage.md 2.34 to 2.38); the route table declares
 * them.
 */
export type MobileBarSlotName = "scope" | "filter" | "export" | "search" | "switch" | "tabs";

const places = new Map<MobileBarSlotName, HTMLElement>();
const listeners = new Set<() => void>();

function setPlace(area: MobileBarSlotName, element: HTMLElement | null): void {
  if (element) places.set(area, element);
  else places.delete(area);
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** One slot, rendered by the top bar. */
export function MobileBarSlot({
  area,
  className,
}: {
  area: MobileBarSlotName;
  className: string | undefined;
}) {
  const place = useCallback((element: HTMLElement | null) => setPlace(area, element), [area]);
  return <div ref={place} className={className} />;
}

/** Renders part of a screen into the mobile top bar. On wide screens it renders nothing. */
export function MobileBarPortal({ area, children }: { area: MobileBarSlotName; children: ReactNode }) {
  const place = useSyncExternalStore(
    subscribe,
    () => places.get(area),
    () => undefined,
  );
  return useIsMobile() && place ? createPortal(children, place) : null;
}

/** Hides a slot that the current part of the screen does not use. */
export const EmptyMobileBarSlot = ({ area }: { area: MobileBarSlotName }) => (
  <MobileBarPortal area={area}>
    <span data-unused />
  </MobileBarPortal>
);
