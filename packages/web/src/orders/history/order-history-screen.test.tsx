import { ordersApi, savedViewsApi } from "@kreislauf/contract/orders";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { noFilterOptions, orderFixture } from "../base/order.fixture.ts";
import { OrderHistoryScreen } from "./order-history-screen.tsx";

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

const button = page.getByRole("button", { name: /export/i });

async function openScreen(at: string) {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(savedViewsApi.savedViews, { views: [], columns: null });
  network.on(ordersApi.listAllOrders, ({ query }) => ({
    orders: query["status"] === "4" ? [] : [orderFixture],
    ...(query["totalamounts"] === "true" && {
      orderAmountsByOrderStatus: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 0 },
      total: 1,
    }),
  }));
  // Prefetched if the pointer rests on a row or a filter.
  network.on(ordersApi.order, orderFixture);
  network.on(ordersApi.orderChangeLog, { entries: [] });
  network.on(ordersApi.filterOptions, noFilterOptions);
  signInAs();
  await renderScreen(<OrderHistoryScreen />, { route: "orderHistory", at });
  await expect.element(page.getByRole("tab", { name: /Offen\s*1/ }).first()).toBeVisible();
}

test("in a tab without orders there is nothing to export, and the button says so", async () => {
  await openScreen("/order-history?site=all&orderStatus=4");
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await expect
    .element(button)
    .toHaveAccessibleDescription("Es gibt keine Zeilen, die exportiert werden könnten.");
});

test("the orders of a tab can be exported", async () => {
  await openScreen("/order-history?site=all&orderStatus=1");
  await expect.element(button).not.toHaveAttribute("aria-disabled");
});

test.each([
  [1440, 0],
  [1600, 1],
])("in a window of %i px there are %i columns for who created an order", async (width, count) => {
  await page.viewport(width, 900);
  await openScreen("/order-history?site=all&orderView=list");
  await expect.element(page.getByRole("columnheader", { name: /Spätestens/ })).toBeVisible();
  expect(page.getByRole("columnheader", { name: /Erstellt von/ }).elements()).toHaveLength(count);
});
