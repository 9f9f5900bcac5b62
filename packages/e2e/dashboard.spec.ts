import type { LocationsOrderInfo } from "@kreislauf/contract/orders";
import type { Happenings } from "@kreislauf/contract/notifications";
import { readApiAs } from "./support/api.ts";
import { isMobile, readOrders } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";
import { providerOf } from "./support/provider.ts";

const admin = "admin@demo.example";

test("the map shows every site with its numbers, by pins that are links, and beside it as a list", async ({
  page,
  request,
}) => {
  const api = await readApiAs(request, admin);
  const { locations } = await api<LocationsOrderInfo>("/get-locations-order-info");
  const outside: string[] = [];
  page.on("request", (asked) => {
    if (!asked.url().startsWith("http://127.0.0.1")) outside.push(asked.url());
  });
  await signIn(page, admin);
  const map = page.getByRole("region", { name: "Karte der Standorte" });
  const list = page.getByRole("region", { name: "Standorte mit ihren Aufträgen" });
  await expect(list.getByRole("listitem")).toHaveCount(locations.length);
  // A pin is a point without size; what is drawn around it does not count.
  await expect(map.getByRole("link").first()).toBeAttached();
  await expectNoAxeFindings(page);

  // Keyboard alone: a cluster opens, and the focus stays on one of its sites.
  const cluster = map.getByRole("button", { name: /näher ansehen$/ }).first();
  await cluster.focus();
  await page.keyboard.press("Enter");
  await expect(map.locator(":focus")).toHaveAttribute("data-site", /\d+/);

  const site = locations.find(({ open }) => open > 0);
  await list.getByRole("link", { name: site?.alias ?? "", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`order-history\\?.*site=${site?.id}`));
  expect(outside).toEqual([]);
});

test("what the provider does shows without a reload within two seconds, on the screen and at the bell", async ({
  page,
  request,
  portal,
}) => {
  const api = await readApiAs(request, admin);
  const { orders } = await readOrders(api, "status=1&amount=1&sortorder=desc");
  const order = orders[0];
  if (order === undefined) throw new Error("The demo has no open order.");
  await signIn(page, admin);
  const ready = page.waitForResponse((response) => response.url().includes("/api/live"));
  await page.goto(`/#/order/${order.id}`);
  await ready;
  await page.waitForTimeout(1_500);
  const { unread } = await api<Happenings>("/notifications");
  const provider = providerOf(portal, request);
  await provider.fail(order.id, { reason: "Zufahrt zugeparkt" });
  await expect(page.getByText("Zufahrt zugeparkt").first()).toBeVisible({ timeout: 2_000 });
  if (isMobile()) {
    await page.goto("/#/notifications");
  } else {
    await page.getByRole("button", { name: `Benachrichtigungen, ${unread + 1} neue` }).click();
  }
  await expect(page.getByRole("link", { name: /^Fehlfahrt/ }).first()).toContainText("Zufahrt zugeparkt");
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Alle gelesen" }).click();
  await expect.poll(async () => (await api<Happenings>("/notifications")).unread).toBe(0);
});

test("an announcement for the region shows as a banner until it is closed", async ({ page, portal }) => {
  portal.command(
    "announcement",
    "create",
    "--title",
    "Streik am Freitag.",
    "--text",
    "Wir kommen am Samstag.",
    "--until",
    "2027-05-20T22:00:00Z",
    "--land",
    "HE",
  );
  await signIn(page, admin);
  const banner = page.getByRole("status").filter({ hasText: "Streik am Freitag." });
  await expect(banner).toBeVisible();
  const dismissed = page.waitForResponse((response) => response.url().endsWith("/dismiss"));
  await banner.getByRole("button", { name: /schließen$/ }).click();
  await dismissed;
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForTimeout(1_500);
  await expect(banner).toHaveCount(0);
});
