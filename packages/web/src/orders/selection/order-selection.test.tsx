import { type Order, type OrderList, ordersApi, savedViewsApi } from "@kreislauf/contract/orders";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { noFilterOptions, orderFixture } from "../base/order.fixture.ts";
import { OrderHistoryScreen } from "../history/order-history-screen.tsx";

const no = { allowed: false, reason: "desired_date_not_past" } as const;
const yes = { allowed: true, until: null } as const;

/** Four orders: the first two wait for feedback, the others can be cancelled. */
const orders: readonly Order[] = [0, 1, 2, 3].map((index) => ({
  ...orderFixture,
  id: 100 + index,
  orderNumber: String(1_048_500 + index),
  actions: {
    ...orderFixture.actions,
    resolved: index < 2 ? yes : no,
    cancel: index < 2 ? { allowed: false, reason: "desired_date_not_in_future" } : yes,
  },
}));

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

const box = (index: number) => page.getByRole("checkbox", { name: `Auftrag ${1_048_500 + index} auswählen` });
const button = (name: string) => page.getByRole("button", { name, exact: true });

async function openList(total = orders.length, at = "/order-history?site=all") {
  await page.viewport(1440, 900);
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  const list: OrderList = {
    orders: [...orders],
    total,
    orderAmountsByOrderStatus: { 1: total, 2: 0, 3: 0, 4: 0, 5: 0 },
  };
  const lists = network.on(ordersApi.listAllOrders, list);
  network.on(savedViewsApi.savedViews, { views: [], columns: null });
  network.on(ordersApi.order, orderFixture);
  network.on(ordersApi.orderChangeLog, { entries: [] });
  network.on(ordersApi.filterOptions, noFilterOptions);
  signInAs();
  await renderScreen(<OrderHistoryScreen />, { route: "orderHistory", at });
  await expect.element(page.getByRole("link", { name: /1048500|Papier/ }).first()).toBeVisible();
  return { network, lists };
}

test("each button says how many of the chosen orders it takes, and at none why", async () => {
  await openList();
  await box(0).click();
  await expect.element(page.getByText("1 Auftrag gewählt")).toBeVisible();
  await expect.element(button("1 auf erledigt setzen")).not.toHaveAttribute("aria-disabled");
  await expect
    .element(button("0 stornieren"))
    .toHaveAccessibleDescription("Keiner der gewählten Aufträge lässt sich noch stornieren.");
  await page.getByRole("checkbox", { name: "Alle Aufträge dieser Seite auswählen" }).click();
  await expect.element(button("2 auf erledigt setzen")).toBeVisible();
  await expect.element(button("2 stornieren")).toBeVisible();
  await button("Auswahl aufheben").click();
  await expect.element(button("2 stornieren")).not.toBeInTheDocument();
});

test("Shift chooses the rows in between, and X the row with the focus", async () => {
  await openList();
  await box(0).click();
  await box(2).click({ modifiers: ["Shift"] });
  await expect.element(page.getByText("3 Aufträge gewählt")).toBeVisible();
  await userEvent.keyboard("x");
  await expect.element(box(2)).not.toBeChecked();
  await expect.element(box(1)).toBeChecked();
});

test("what is refused is named and stays chosen until the panel is closed", async () => {
  const { network, lists } = await openList();
  const calls = network.on(ordersApi.completeOrders, {
    results: [
      { orderId: 100, error: null },
      { orderId: 101, error: "order_claimed" },
    ],
  });
  await box(0).click();
  await box(1).click();
  await box(2).click();
  await button("2 auf erledigt setzen").click();
  await expect.element(page.getByText("1 gewählter Auftrag bleibt, wie er ist.")).toBeVisible();
  await button("2 Aufträge auf erledigt setzen").click();
  const result = page.getByRole("region", { name: "Ergebnis der Sammelaktion" });
  await expect.element(result.getByText("1 von 2 Aufträgen sind erledigt.")).toBeVisible();
  await expect.element(result).toMatchTextContent(/1048501.*schon reklamiert/);
  expect(calls.map(({ body }) => body)).toEqual([
    { orders: [100, 101].map((orderId) => ({ orderId, version: orderFixture.version })) },
  ]);
  // The refused order is fetched again, so that the panel can show its current status.
  expect(lists.map(({ query }) => query["filter"])).toContain(JSON.stringify({ orders: [101] }));
  await expect.element(box(0)).not.toBeChecked();
  await expect.element(box(1)).toBeChecked();
  await expect.element(box(2)).toBeChecked();
  await result.getByRole("button", { name: "Schließen" }).click();
  await expect.element(result).not.toBeInTheDocument();
  await expect.element(box(1)).toBeChecked();
});

test("more than 500 are never chosen at once", async () => {
  await openList(501);
  await box(0).click();
  await expect
    .element(button("Alle 501 wählen"))
    .toHaveAccessibleDescription("Bis zu 500 Aufträge auf einmal.");
});

test("cards show their checkboxes only while orders are chosen", async () => {
  await openList(4, "/order-history?site=all&orderView=cards");
  await expect.element(box(0)).not.toBeInTheDocument();
  await button("Auswählen").click();
  await box(0).click();
  await expect.element(button("1 auf erledigt setzen")).toBeVisible();
  await button("Fertig").click();
  await expect.element(button("1 auf erledigt setzen")).not.toBeInTheDocument();
  await expect.element(box(0)).not.toBeInTheDocument();
});
