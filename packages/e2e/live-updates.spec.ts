import type { SitesOrderInfo } from "@kreislauf/contract/orders";
import { formatDate } from "@kreislauf/contract/base";
import type { Page } from "@playwright/test";
import { type ReadApi, readApiAs, writeApiAs } from "./support/api.ts";
import { repeatOrder, orderLinks } from "./support/orders.ts";
import { expect, signIn, test } from "./support/portal.ts";
import { providerClient } from "./support/provider.ts";

const admin = "admin@demo.example";

/** Live updates have to be visible within two seconds. */
const liveUpdate = { timeout: 2_000 };

const countOpen = async (api: ReadApi): Promise<number> =>
  (await api<SitesOrderInfo>("/get-locations-order-info")).ofAllSites.open;
const openNumber = (page: Page, count: number) =>
  page.getByRole("link", { name: new RegExp(`^${count}\\s*offene Aufträge$`) });

/** Records the URLs of the page's API requests, except the live stream's. */
function recordCalls(page: Page): string[] {
  const called: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(?!live)/.test(request.url())) called.push(request.url());
  });
  return called;
}

test("without any polling the dashboard and the order history follow the provider within two seconds", async ({
  page,
  request,
  portal,
}) => {
  const [api, write] = [await readApiAs(request, admin), await writeApiAs(request, admin)];
  const provider = providerClient(portal, request);
  const order = await repeatOrder(api, write);
  const count = await countOpen(api);
  const called = recordCalls(page);
  const stream = page.waitForResponse((response) => response.url().includes("/api/live"));
  await signIn(page, admin);
  await stream;
  await expect(openNumber(page, count)).toBeVisible();
  await page.waitForTimeout(2_000);
  called.length = 0;
  await page.waitForTimeout(3_000);
  expect(called).toEqual([]);
  await provider.fail(order.id, { reason: "Zufahrt zugeparkt" });
  await expect(openNumber(page, count - 1)).toBeVisible(liveUpdate);

  const other = await repeatOrder(api, write);
  await expect(openNumber(page, count)).toBeVisible(liveUpdate);
  await page.goto(`/#/order-history?site=all&orderSearch=${other.orderNumber}`);
  await expect(orderLinks(page)).toHaveCount(1);
  await page.waitForTimeout(1_000);
  const date = other.desiredDate === "2027-06-04" ? "2027-06-02" : "2027-06-04";
  await provider.propose(other.id, { date });
  await expect(page.getByText(`Vorschlag ${formatDate(date)}`)).toBeVisible(liveUpdate);
});

test("where no stream is to be had polling takes over", async ({ page, request }) => {
  const [api, write] = [await readApiAs(request, admin), await writeApiAs(request, admin)];
  await page.route("**/api/live*", (route) => route.abort());
  await signIn(page, admin);
  const count = await countOpen(api);
  await expect(openNumber(page, count)).toBeVisible();
  await repeatOrder(api, write);
  await expect(openNumber(page, count + 1)).toBeVisible({ timeout: 30_000 });
});
