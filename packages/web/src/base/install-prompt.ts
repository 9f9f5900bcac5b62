import { useSyncExternalStore } from "react";

/** Chromium's offer to install the app (not in TypeScript's DOM types). */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offer: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallPromptEvent | null): void {
  offer = next;
  listeners.forEach((listener) => listener());
}

/** The browser offers once, early; the app keeps the offer until somebody asks for it. */
export function captureInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    setOffer(event as InstallPromptEvent);
  });
  window.addEventListener("appinstalled", () => setOffer(null));
}

/** Asks whether the app shall be installed; null where the browser does not offer it, or where it is installed. */
export function useInstallPrompt(): (() => void) | null {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => offer,
    () => null,
  );
  return (
    current &&
    (() => {
      // An offer can be taken up only once.
      setOffer(null);
      void current.prompt();
    })
  );
}
