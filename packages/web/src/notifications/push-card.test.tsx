import { notificationsApi, type PushSettings } from "@kreislauf/contract/notifications";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork, refusal } from "../../test/fake-network.ts";
import { renderScreen } from "../../test/render-screen.tsx";
import { PushCard } from "./push-card.tsx";

const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };

/** Replaces the browser's push and notification APIs: `permission` is what the user has decided so far. */
function fakeBrowser({ permission = "granted", hasService = true } = {}) {
  let subscribed = false;
  const subscription = {
    toJSON: () => ({ endpoint: "https://push.example/1", keys }),
    unsubscribe: async () => {
      subscribed = false;
      return true;
    },
  };
  const subscribe = vi.fn<() => Promise<typeof subscription>>(async () => {
    if (!hasService) throw new DOMException("push service error", "AbortError");
    subscribed = true;
    return subscription;
  });
  const pushManager = { subscribe, getSubscription: async () => (subscribed ? subscription : null) };
  vi.spyOn(navigator.serviceWorker, "getRegistration").mockResolvedValue({
    pushManager,
  } as unknown as ServiceWorkerRegistration);
  const notification = {
    permission,
    // If the user is asked, they deny it.
    requestPermission: async () => {
      if (notification.permission === "default") notification.permission = "denied";
      return notification.permission;
    },
  };
  vi.stubGlobal("Notification", notification);
  return { subscribe };
}

let isOn = false;
const settings = (): PushSettings => ({ publicKey: "BPublicKey", isOn });
function fakeServer() {
  const network = fakeNetwork();
  network.on(notificationsApi.pushSettings, settings);
  const subscribed = network.on(notificationsApi.subscribeToPush, () => {
    isOn = true;
    return {};
  });
  const unsubscribed = network.on(notificationsApi.unsubscribeFromPush, () => {
    isOn = false;
    return {};
  });
  return { network, subscribed, unsubscribed };
}

beforeEach(() => {
  isOn = false;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = () => renderScreen(<PushCard />, { route: "preferences", at: "/preferences" });
const press = page.getByText("Mitteilungen zeigen");
const toggle = page.getByRole("switch", { name: "Mitteilungen zeigen" });

test("is switched on and off for this browser", async () => {
  const { subscribe } = fakeBrowser();
  const { subscribed, unsubscribed } = fakeServer();
  await show();
  await expect.element(toggle).not.toBeChecked();
  await press.click();
  await vi.waitFor(() => expect(subscribed).toHaveLength(1), { timeout: 10_000 });
  expect(subscribed[0]?.body).toEqual({ endpoint: "https://push.example/1", keys });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "BPublicKey" });
  await expect.element(toggle).toBeChecked();
  await press.click();
  await vi.waitFor(() => expect(unsubscribed).toHaveLength(1), { timeout: 10_000 });
  await expect.element(toggle).not.toBeChecked();
});

test("on the server alone it is off: the browser has lost its subscription", async () => {
  isOn = true;
  fakeBrowser();
  fakeServer();
  await show();
  await expect.element(toggle).not.toBeChecked();
});

test("a browser that refuses says what to do", async () => {
  fakeBrowser({ permission: "denied" });
  fakeServer();
  await show();
  await expect.element(page.getByText("Ihr Browser lässt keine Mitteilungen zu")).toBeVisible();
  await expect.element(toggle).not.toBeInTheDocument();
});

test("a browser without push messages says so", async () => {
  vi.spyOn(navigator.serviceWorker, "getRegistration").mockResolvedValue(undefined);
  fakeServer();
  await show();
  await expect.element(page.getByText("Dieser Browser zeigt hier keine Mitteilungen")).toBeVisible();
});

test("whoever denies the browser's question sees why it stays off", async () => {
  fakeBrowser({ permission: "default" });
  const { subscribed } = fakeServer();
  await show();
  await press.click();
  await expect
    .element(page.getByText("Ohne Ihre Erlaubnis zeigt der Browser keine Mitteilungen."))
    .toBeVisible();
  await expect.element(page.getByText("Ihr Browser lässt keine Mitteilungen zu")).toBeVisible();
  expect(subscribed).toEqual([]);
});

test("a browser that reaches no push service, and a server that refuses, leave it off", async () => {
  fakeBrowser({ hasService: false });
  const { network } = fakeServer();
  await show();
  await press.click();
  await expect
    .element(page.getByText(/^Der Browser konnte die Mitteilungen nicht einschalten/))
    .toBeVisible();
  await expect.element(toggle).not.toBeChecked();
  fakeBrowser();
  network.on(notificationsApi.subscribeToPush, () => refusal("internal", { message: "Das ging schief." }));
  await press.click();
  await expect.element(page.getByText("Das ging schief.")).toBeVisible();
  await expect.element(toggle).not.toBeChecked();
});
