import { type Order, ordersApi, savedViewsApi } from "@kreislauf/contract/orders";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { noFilterOptions, orderFixture } from "../base/order.fixture.ts";
import { OrderHistoryScreen } from "./order-history-screen.tsx";

const possible = { allowed: true, until: null } as const;
const past: Order = {
  ...orderFixture,
  phase: "feedback",
  desiredDate: "2027-05-18",
  actions: {
    ...orderFixture.actions,
    edit: { allowed: false, reason: "desired_date_not_in_future" },
    cancel: { allowed: false, reason: "desired_date_not_in_future" },
    claim: possible,
    resolved: possible,
  },
};

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

async function openCards(order: Order, width: number) {
  await page.viewport(width, 900);
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(savedViewsApi.savedViews, { views: [], columns: null });
  network.on(ordersApi.listAllOrders, {
    orders: [order],
    total: 1,
    orderAmountsByOrderStatus: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 0 },
  });
  network.on(ordersApi.order, order);
  network.on(ordersApi.orderChangeLog, { entries: [] });
  network.on(ordersApi.filterOptions, noFilterOptions);
  signInAs();
  await renderScreen(<OrderHistoryScreen />, {
    route: "orderHistory",
    at: "/order-history?site=all&orderView=cards",
  });
  await expect.element(page.getByRole("article")).toBeVisible();
}

const done = page.getByRole("button", { name: "Auftrag 1048401 auf erledigt setzen" });
const claim = page.getByRole("button", { name: "Auftrag 1048401 reklamieren" });

test.each([390, 1440])("a card asks for feedback with two equal buttons at %i px", async (width) => {
  await openCards(past, width);
  await expect.element(done).toHaveTextContent("Erledigt");
  await expect.element(claim).toHaveTextContent("Reklamieren");
  const [left, right] = [done, claim].map((button) => button.element().getBoundingClientRect());
  expect(left?.width).toBeCloseTo(right?.width ?? 0, 1);
  expect(left?.top).toBe(right?.top);
  expect(done.element().className).toBe(claim.element().className);

  // The menu does not repeat the two buttons.
  await page.getByRole("button", { name: "Aktionen für Auftrag 1048401" }).click();
  await expect.element(page.getByRole("menuitem")).toHaveTextContent("Erneut beauftragen");
});

test("the buttons open their dialogs instead of the order", async () => {
  await openCards(past, 1440);
  await claim.click();
  await expect.element(page.getByRole("dialog", { name: "Auftrag reklamieren" })).toBeVisible();
  expect(location.hash).not.toContain("/order/");
});

test("an order ahead of its day has its actions in the menu only", async () => {
  await openCards(orderFixture, 1440);
  await page.getByRole("button", { name: "Aktionen für Auftrag 1048401" }).click();
  await expect.element(page.getByRole("menuitem", { name: "Stornieren" })).toBeVisible();
  await expect.element(done).not.toBeInTheDocument();
});
