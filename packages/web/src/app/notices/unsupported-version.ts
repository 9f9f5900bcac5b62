import { useSyncExternalStore } from "react";
import { onRefusal } from "../../base/refusal-listeners.ts";

let isOutdated = false;
const listeners = new Set<() => void>();

/** Whether the server no longer serves this version, and there is no former portal that does. */
export const useIsVersionUnsupported = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isOutdated,
    () => false,
  );

/** A version that is no longer served leads to the former portal (docs/coverage.md 8.1), or says what helps. */
export function handleUnsupportedVersion(): void {
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
