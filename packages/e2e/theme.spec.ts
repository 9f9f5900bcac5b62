/// <reference lib="dom" />
import { paths, type RouteName } from "@kreislauf/web/base/paths";
import type { Page } from "@playwright/test";
import { type ReadApi, readApiAs } from "./support/api.ts";
import { readOrders } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const admin = "admin@demo.example";

const colourScheme = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const barColours = (page: Page) =>
  page
    .locator("meta[name=theme-color]")
    .evaluateAll((bars) => bars.map((bar) => (bar as HTMLMetaElement).content));

const light = "rgb(244, 247, 249)";
const dark = "rgb(12, 24, 36)";

/** Waits until the page has not changed for 600 ms. */
const hasSettled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const quiet = 600; // ms
        let timer = setTimeout(resolve, quiet);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quiet);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );

/** The URL paths of one order of each status. */
async function orderAddresses(api: ReadApi): Promise<string[]> {
  const { orders } = await readOrders(api, "amount=100");
  const oneOfEach = new Map(orders.map(({ id, orderStatusId }) => [orderStatusId, id]));
  return [...oneOfEach.values()].map((id) => paths.order.replace(/\$\w+/, String(id)));
}

const screens: readonly RouteName[] = [
  "dashboard",
  "orderHistory",
  "agreements",
  "siteOrders",
  "siteSettings",
  "createSite",
  "documents",
  "statistics",
  "calendar",
  "notifications",
  "userSettings",
  "preferences",
  "mobileSettings",
  "faq",
];

test("the main screens have enough contrast in dark", async ({ page, request }) => {
  test.setTimeout(360_000);
  await page.emulateMedia({ colorScheme: "dark" });
  const orders = await orderAddresses(await readApiAs(request, admin));
  await page.goto("/#/login");
  expect(await ground(page)).toBe(dark);
  await expectNoAxeFindings(page);
  await signIn(page, admin);
  for (const address of [...screens.map((name) => paths[name]), ...orders]) {
    // Loads a new document, so that axe scans no remains of the previous screen.
    await page.goto("about:blank");
    await page.goto(`/#${address}`);
    await expect(page.locator("html[data-prerendered=hydrated]")).toBeAttached();
    await hasSettled(page);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectNoAxeFindings(page);
  }
});

test("a chosen theme holds against the device, before the app has loaded and after", async ({ page }) => {
  await page.goto("/#/login");
  expect(await ground(page)).toBe(light);
  await signIn(page, admin);
  await page.goto(`/#${paths.preferences}`);
  const choice = page.getByRole("group", { name: "Darstellung" });
  await expect(choice.getByRole("radio", { name: "Wie das Gerät" })).toBeChecked();
  await choice.getByRole("radio", { name: "Dunkel" }).check();
  expect(await ground(page)).toBe(dark);
  expect(await barColours(page)).toEqual(["#09131d", "#09131d"]);

  const otherTab = await page.context().newPage();
  await otherTab.goto("/#/help");
  expect(await ground(otherTab)).toBe(dark);
  await choice.getByRole("radio", { name: "Hell" }).check();
  await expect.poll(() => ground(otherTab)).toBe(light);
  await otherTab.close();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground(page)).toBe(light);
  expect(await barColours(page)).toEqual(["#10263d", "#10263d"]);

  // Without the app's scripts, only the document's inline script can have set the colours.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  expect(await ground(page)).toBe(light);
  await page.unroute("**/assets/*.js");
  await page.reload();
  await choice.getByRole("radio", { name: "Wie das Gerät" }).check();
  expect(await ground(page)).toBe(dark);
  expect(await barColours(page)).toEqual(["#10263d", "#09131d"]);
});

test("paper is light in either theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await page.addInitScript(() => localStorage.setItem("kreislauf.theme", '"dark"'));
  await signIn(page, admin);
  await page.goto(`/#${paths.statistics}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  expect(await colourScheme(page)).toBe("light");
  expect(await ground(page)).toBe("rgb(255, 255, 255)");
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(16, 38, 61)");
});
