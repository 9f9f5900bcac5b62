import { useSyncExternalStore } from "react";
import { onRefusal } from "../../base/refusal-listeners.ts";

let isUnsupported = false;
const listeners = new Set<() => void>();

/** Whether the server no longer supports this version and named no former portal to go to. */
export const useIsVersionUnsupported = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isUnsupported,
    () => false,
  );

/** Sends users of an unsupported version to the former portal (docs/coverage.md 8.1), or shows what to do. */
export function handleUnsupportedVersion(): void {
  onRefusal("unsupported_version", (headers) => {
    const formerPortal = headers.get("location");
    if (formerPortal !== null) {
      window.location.replace(formerPortal);
      return;
    }
    isUnsupported = true;
    listeners.forEach((listener) => listener());
  });
}
