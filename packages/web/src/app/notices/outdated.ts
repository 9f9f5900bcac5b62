import { useSyncExternalStore } from "react";
import { onRefusal } from "../../base/refusals.ts";

let isOutdated = false;
const listeners = new Set<() => void>();

/** Whether the server no longer serves this version, and there is no former portal that does. */
export const useIsOutdated = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isOutdated,
    () => false,
  );

/** A version that is no longer served leads to the former portal (product.md section 8), or says what helps. */
export function followOutdated(): void {
  onRefusal("unsupported_version", (headers) => {
    const formerPortal = headers.get("location");
    if (formerPortal !== null) {
      window.location.replace(formerPortal);
      return;
    }
    isOutdated = true;
    listeners.forEach((listener) => listener());
  });
}
