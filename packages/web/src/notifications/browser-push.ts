import type { PushSubscriptionRequest } from "@kreislauf/contract/notifications";

/** Why this browser cannot show push messages: it does not support them, or the user has denied permission. */
export type PushObstacle = "unsupported" | "denied";

export interface BrowserPush {
  readonly obstacle: PushObstacle | undefined;
  readonly isSubscribed: boolean;
}

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window
    ? await navigator.serviceWorker.getRegistration()
    : undefined;

export async function readBrowserPush(): Promise<BrowserPush> {
  const registration = await registered();
  if (registration === undefined) return { obstacle: "unsupported", isSubscribed: false };
  if (Notification.permission === "denied") return { obstacle: "denied", isSubscribed: false };
  const subscription = await registration.pushManager.getSubscription();
  return { obstacle: undefined, isSubscribed: subscription !== null };
}

/**
 * Asks for permission and makes a new subscription, because an older one may belong to another server. Throws if
 * permission is refused or the browser has no service worker.
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionRequest> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("not permitted");
  const registration = await registered();
  if (registration === undefined) throw new Error("no service worker");
  await unsubscribeBrowser();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" } };
}

export async function unsubscribeBrowser(): Promise<void> {
  const registration = await registered();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
