import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

test.use({ serviceWorkers: "allow", permissions: ["notifications"] });

/** What the journey uses of a service worker. TypeScript's library for workers conflicts with the one for pages. */
interface WorkerScope extends EventTarget {
  readonly clients: { openWindow: (address: string) => Promise<null> };
  readonly registration: ServiceWorkerRegistration;
  readonly NotificationEvent: new (type: string, options: object) => Event;
}

const email = "admin@demo.example";
const inWholeBrowser = { tag: "@whole-browser" };

test("push messages are switched on, shown and opened", inWholeBrowser, async ({ page, context, portal }) => {
  // No push service can be reached here, so only the browser's answer to a subscription is replaced.
  await page.addInitScript(() => {
    const subscription = {
      toJSON: () => ({
        endpoint: "https://push.example/device",
        keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
      }),
      unsubscribe: async () => {
        sessionStorage.removeItem("push");
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        sessionStorage.setItem("push", "on");
        return subscription;
      },
      getSubscription: async () => (sessionStorage.getItem("push") === null ? null : subscription),
    });
  });
  await signIn(page, email);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto("/#/preferences");
  const card = page.getByRole("region", { name: "Mitteilungen auf diesem Gerät" });
  const toggle = card.getByRole("switch", { name: "Mitteilungen zeigen" });
  await expect(toggle).not.toBeChecked();
  await card.getByText("Mitteilungen zeigen").click();
  await expect(toggle).toBeChecked();
  await expectNoAxeFindings(page);
  await page.reload();
  await expect(toggle).toBeChecked();

  const content = { title: "Fehlfahrt", text: "Altholz, Kassel", path: "/order/4711", tag: "notification-1" };
  const client = await context.newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    const [first] = registrations;
    if (first !== undefined) registered.resolve(first.registrationId);
  });
  await client.send("ServiceWorker.enable");
  await client.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(portal.url).origin,
    registrationId: await registered.promise,
    data: JSON.stringify(content),
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const notifications = await registration.getNotifications();
      return notifications.map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(shown).toEqual([{ title: "Fehlfahrt", body: "Altholz, Kassel" }]);

  const [worker] = context.serviceWorkers();
  const opened = await worker?.evaluate(async () => {
    const scope = self as unknown as WorkerScope;
    const addresses: string[] = [];
    // A browser opens windows only after a real click, so opening one is replaced by noting its URL.
    scope.clients.openWindow = async (address) => {
      addresses.push(address);
      return null;
    };
    const [notification] = await scope.registration.getNotifications();
    if (notification) scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
    return addresses;
  });
  expect(opened).toEqual(["/#/order/4711"]);
  await expect.poll(shown).toEqual([]);
});

test("a browser without push messages says so", inWholeBrowser, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
  });
  await signIn(page, email);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto("/#/preferences");
  const card = page.getByRole("region", { name: "Mitteilungen auf diesem Gerät" });
  await expect(card.getByText("Ihr Browser lässt keine Mitteilungen zu")).toBeVisible();
  await expect(card.getByRole("switch")).toHaveCount(0);
  await expectNoAxeFindings(page);
});
