import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { startDeployment } from "./support/deployment.ts";
import { openCalendar } from "./support/ordering.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";
import { startServer } from "./support/server.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the service worker has cached its files and controls this page. */
const waitForServiceWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    }
  });

async function openOrderDialog(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/#/agreements`);
  const order = page.getByRole("button", { name: /Entsorgung beauftragen/ }).first();
  const choose = page.getByText("Standort wählen");
  await expect(order.or(choose).first()).toBeVisible();
  if (await choose.isVisible()) {
    await choose.click();
    await page.getByRole("option").first().click();
  }
  await order.click();
}

const checkForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

async function signInTo(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/#/login`);
  await waitForServiceWorker(page);
  await page.getByLabel("E-Mail").fill("admin@demo.example");
  await page.getByLabel("Passwort", { exact: true }).fill("Kreislauf1");
  await page.getByRole("button", { name: "Anmelden" }).click();
  await expect(page).toHaveURL(/#\/dashboard/);
}

test("a tab that is open while a new build is deployed goes on working, says so and reloads", async ({
  portal,
  page,
}) => {
  const deployment = await startDeployment(portal.url);
  try {
    await page.goto(`${deployment.url}/#/login`);
    await waitForServiceWorker(page);
    deployment.deployNewBuild();

    // The files of the order history have not been loaded yet, and on the server their names have changed.
    await page.getByLabel("E-Mail").fill("admin@demo.example");
    await page.getByLabel("Passwort", { exact: true }).fill("Kreislauf1");
    await page.getByRole("button", { name: "Anmelden" }).click();
    await expect(page).toHaveURL(/#\/dashboard/);
    await page.goto(`${deployment.url}/#/order-history`);
    await expect(page.locator('main a[href^="#/order/"]').first()).toBeVisible();
    expect(deployment.missing).toEqual([]);

    await checkForUpdate(page);
    await expect(page.getByText("Neue Version verfügbar")).toBeVisible();
    await page.waitForEvent("load", { timeout: 15_000 });
    await expect(page.locator('script[src*="-next.js"]')).toBeAttached();
    await expect(page.locator('main a[href^="#/order/"]').first()).toBeVisible();
    await expect(page.getByText("Neue Version verfügbar")).toBeHidden();
  } finally {
    await deployment.close();
  }
});

test("the reload for a new version waits for input nobody has saved", async ({ portal, page }) => {
  const deployment = await startDeployment(portal.url);
  try {
    await signInTo(page, deployment.url);
    await openOrderDialog(page, deployment.url);
    const note = page.getByLabel(/Hinweis an den Entsorger/);
    await note.fill("Bitte am Tor klingeln");

    deployment.deployNewBuild();
    await checkForUpdate(page);
    await expect(page.getByText("Sie haben ungespeicherte Eingaben.")).toBeAttached();
    await expectNoAxeFindings(page);
    await page.waitForTimeout(6_000); // This is longer than the countdown to the reload.
    await expect(note).toHaveValue("Bitte am Tor klingeln");
  } finally {
    await deployment.close();
  }
});

test("whoever discards input for a new version is not asked again", async ({ portal, page }) => {
  const deployment = await startDeployment(portal.url);
  try {
    await signInTo(page, deployment.url);
    await page.goto(`${deployment.url}/#/preferences`);
    const firstName = page.getByRole("textbox", { name: "Vorname" });
    await firstName.fill("Ada");
    deployment.deployNewBuild();
    await checkForUpdate(page);
    let asked = false;
    page.on("dialog", (dialog) => {
      asked = true;
      void dialog.accept();
    });
    await page.getByRole("button", { name: "Verwerfen und laden" }).click();
    await expect(firstName).toHaveValue("Jana");
    expect(asked).toBe(false);
  } finally {
    await deployment.close();
  }
});

test("without a connection the app says so, starts all the same, and says when it is back", async ({
  page,
  context,
}) => {
  await signIn(page, "admin@demo.example");
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await expect(page.getByText("Keine Verbindung.")).toBeVisible();
  await expectNoAxeFindings(page);
  // Chromium's emulation sets `onLine` only in documents that are already open, so the reloaded one needs this script.
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: false }));
  await page.reload();
  await expect(page.getByText("Keine Verbindung.")).toBeVisible();
  await page.goto("/#/help");
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByText(/Wieder verbunden/)).toBeVisible();
  await expect(page.getByText("Keine Verbindung.")).toBeHidden();
  await expect(page.getByRole("main").locator('a[href^="tel:0"]').first()).toBeVisible();
});

test("what the browser keeps holds no answer of the API", async ({ page }) => {
  await signIn(page, "admin@demo.example");
  await waitForServiceWorker(page);
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/");
  expect(kept.filter((name) => name !== "/" && !name.startsWith("/assets/"))).toEqual([]);
});

test("the app can be installed under the portal's name", async ({ page, request }) => {
  await page.goto("/#/login");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = (await (await request.get(address ?? "")).json()) as {
    name: string;
    display: string;
    icons: { src: string }[];
  };
  expect(manifest).toMatchObject({ name: "Kreislauf", display: "standalone" });
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).headers()["content-type"]).toMatch(/^image\//);
  }
  expect((await request.get("/sw.js")).headers()["cache-control"]).toBe("no-store");
});

test("nothing is analysed without consent, and only orders are with it", async ({
  page,
  cleanConsole: _,
}) => {
  const analytics = await startAnalytics();
  const folder = await mkdtemp(path.join(tmpdir(), "kreislauf-consent-"));
  await cp(process.env.KREISLAUF_DEMO_DATA ?? "", folder, { recursive: true });
  const server = await startServer({ dataFolder: folder, settings: { ANALYTICS_URL: analytics.url } });
  const keys = () => page.evaluate(() => Object.keys(localStorage));
  const refuse = page.getByRole("button", { name: "Ablehnen" });
  try {
    await page.goto(`${server.url}/#/login`);
    await page.getByLabel("E-Mail").fill("admin@demo.example");
    await page.getByLabel("Passwort", { exact: true }).fill("Kreislauf1");
    await page.getByRole("button", { name: "Anmelden" }).click();
    await expect(refuse).toBeVisible();
    await expectNoAxeFindings(page);
    await placeOrder(page, server.url, "26\\. Mai");
    expect(analytics.received).toEqual([]);
    expect(await keys()).not.toContain("kreislauf.consent");

    await refuse.click();
    await expect(refuse).toBeHidden();
    await placeOrder(page, server.url, "28\\. Mai");
    expect(analytics.received).toEqual([]);

    await page.goto(`${server.url}/#/privacy-policy`);
    await page.getByRole("switch", { name: "Nutzung auswerten" }).check();
    expect(analytics.received).toEqual([]);
    await placeOrder(page, server.url, "31\\. Mai");
    await expect
      .poll(() => analytics.received)
      .toEqual([expect.objectContaining({ event: "order-creation" })]);
    expect((await keys()).toSorted()).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/analytic|client|visitor/i)]),
    );
  } finally {
    await server.stop();
    await analytics.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Starts a server for analytics that records the requests it receives. */
async function startAnalytics() {
  const received: unknown[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push(JSON.parse(Buffer.concat(parts).toString()));
      response.writeHead(204).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No free port.");
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url: `http://127.0.0.1:${address.port}/events`, received, close };
}

async function placeOrder(page: Page, url: string, day: string): Promise<void> {
  await openOrderDialog(page, url);
  const dialog = page.getByRole("dialog");
  await openCalendar(dialog);
  await dialog.getByRole("button", { name: new RegExp(day) }).click();
  await dialog.getByRole("button", { name: "Auftrag erteilen" }).click();
  const again = page.getByRole("alertdialog").getByRole("button").last();
  const given = page.getByRole("region", { name: "Meldungen" }).getByText(/^Auftrag \d+ ist erteilt\./);
  await expect(given.or(again).first()).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(given.first()).toBeVisible();
  await expect(dialog).toBeHidden();
}
