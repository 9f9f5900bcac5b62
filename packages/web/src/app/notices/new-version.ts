import { useSyncExternalStore } from "react";

const file = "/sw.js";
const checkEvery = 3_600_000; // ms (docs/coverage.md 9.20)
const takeOverWithin = 3_000; // ms

let registration: ServiceWorkerRegistration | undefined;
let isAvailable = false;
const listeners = new Set<() => void>();

function setAvailable(): void {
  isAvailable = true;
  listeners.forEach((listener) => listener());
}

/** Whether a newer version of the app is ready, in this tab or by the doing of another. */
export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isAvailable,
  );

/** Has the app kept by the browser, and looks for newer versions from now on. */
export async function watchForNewVersion(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  // The worker that takes over the very first page is not a newer one.
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (isControlled) setAvailable();
    isControlled = true;
  });
  registration = await serviceWorker.register(file, { updateViaCache: "none" });
  if (registration.waiting !== null && isControlled) setAvailable();
  registration.addEventListener("updatefound", () => {
    const arriving = registration?.installing;
    arriving?.addEventListener("statechange", () => {
      if (arriving.state === "installed" && isControlled) setAvailable();
    });
  });
  setInterval(() => void check(), checkEvery);
}

/** Only where the server has the file: while it is away nothing is replaced. */
async function check(): Promise<void> {
  const answer = await fetch(file, { cache: "no-store" }).catch(() => undefined);
  if (answer?.status === 200) await registration?.update().catch(() => undefined);
}

/** Loads the page anew with the newer version; other tabs learn of it and follow by themselves. */
export async function loadNewVersion(): Promise<void> {
  const waiting = registration?.waiting;
  if (waiting) {
    const takenOver = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      setTimeout(resolve, takeOverWithin);
    });
    waiting.postMessage("activate", []);
    await takenOver;
  }
  window.location.reload();
}
