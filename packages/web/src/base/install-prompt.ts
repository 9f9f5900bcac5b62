import { useSyncExternalStore } from "react";

/** Chromium's event for installing the app (not in TypeScript's DOM types). */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

let prompt: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function setPrompt(next: InstallPromptEvent | null): void {
  prompt = next;
  listeners.forEach((listener) => listener());
}

/**
 * Keeps the browser's event for installing the app until the user wants to install: the browser fires it only once,
 * soon after the page was opened.
 */
export function captureInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    setPrompt(event as InstallPromptEvent);
  });
  window.addEventListener("appinstalled", () => setPrompt(null));
}

/**
 * Returns a function that installs the app; null if the browser does not offer that or the app is already installed.
 */
export function useInstallPrompt(): (() => void) | null {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => prompt,
    () => null,
  );
  return (
    current &&
    (() => {
      // The prompt can be used only once.
      setPrompt(null);
      void current.prompt();
    })
  );
}
