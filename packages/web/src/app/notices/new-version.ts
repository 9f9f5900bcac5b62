import { useSyncExternalStore } from "react";

const file = "/sw.js";
const checkEvery = 3_600_000; // ms (docs/coverage.md 9.20)
const takeOverTimeout = 3_000; // ms

let registration: ServiceWorkerRegistration | undefined;
let isAvailable = false;
const listeners = new Set<() => void>();

function setAvailable(): void {
  isAvailable = true;
  listeners.forEach((listener) => listener());
}

/** Whether a newer version of the app is ready, loaded by this tab or by another one. */
export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isAvailable,
  );

/** Registers the service worker, which caches the app, and checks for newer versions from then on. */
export async function watchForNewVersion(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  // The worker that takes control on the very first visit is not a newer version.
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (isControlled) setAvailable();
    isControlled = true;
  });
  registration = await serviceWorker.register(file, { updateViaCache: "none" });
  if (registration.waiting !== null && isControlled) setAvailable();
  registration.addEventListener("updatefound", () => {
    const installing = registration?.installing;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed" && isControlled) setAvailable();
    });
  });
  setInterval(() => void check(), checkEvery);
}

/**
 * Looks for a newer version, but only if the server answers with the service worker's file, so that nothing is replaced
 * during an outage.
 */
async function check(): Promise<void> {
  const answer = await fetch(file, { cache: "no-store" }).catch(() => undefined);
  if (answer?.status === 200) await registration?.update().catch(() => undefined);
}

/** Activates the newer version and reloads the page. Other tabs notice the new version and reload by themselves. */
export async function loadNewVersion(): Promise<void> {
  const waiting = registration?.waiting;
  if (waiting) {
    const takenOver = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      setTimeout(resolve, takeOverTimeout);
    });
    waiting.postMessage("activate", []);
    await takenOver;
  }
  window.location.reload();
}
