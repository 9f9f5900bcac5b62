import { type OrderList, ordersApi, savedViewsApi } from "@kreislauf/contract/orders";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { orderFixture } from "../base/order.fixture.ts";
import { OrderHistoryScreen } from "./order-history-screen.tsx";

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

async function openList() {
  await page.viewport(1440, 900);
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  const list: OrderList = {
    orders: [orderFixture],
    total: 1,
    orderAmountsByOrderStatus: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 0 },
  };
  const calls = network.on(ordersApi.listAllOrders, list);
  network.on(savedViewsApi.savedViews, { views: [], columns: null });
  network.on(ordersApi.order, orderFixture);
  network.on(ordersApi.orderChangeLog, { entries: [] });
  network.on(ordersApi.filterOptions, {
    wasteTypes: [
      { id: 101, description: "Altpapier" },
      { id: 105, description: "Altholz" },
    ],
    containerActions: [],
    agreementTypes: [],
    costCentres: [],
    projects: [],
  });
  signInAs();
  const { address } = await renderScreen(<OrderHistoryScreen />, {
    route: "orderHistory",
    at: "/order-history?site=all",
  });
  return { address, asked: () => calls.map(({ query }) => query["filter"]) };
}

test("a period is chosen by its name, and cleared with both its ends", async () => {
  const { address, asked } = await openList();
  await page.getByRole("button", { name: "Zeitraum", exact: true }).click();
  await page.getByRole("button", { name: "Letzter Monat", exact: true }).click();
  await expect.element(page.getByRole("button", { name: "Zeitraum Letzter Monat" })).toBeVisible();
  expect(address()).toBe("/order-history?site=all&plannedFrom=2027-04-01&plannedTo=2027-04-30");
  await expect.poll(asked).toContain('{"dateFrom":"2027-04-01","dateTo":"2027-04-30"}');
  await page.getByRole("button", { name: "Filter Zeitraum entfernen" }).click();
  await expect.poll(address).toBe("/order-history?site=all");
});

test("both ends are typed beside the names; an end before the start is refused", async () => {
  const { address } = await openList();
  await page.getByRole("button", { name: "Zeitraum", exact: true }).click();
  const end = (name: string) =>
    page.getByRole("group", { name: "Zeitraum" }).getByRole("textbox", { name: new RegExp(name) });
  await end("von").fill("26.3.2027");
  await expect.poll(address).toContain("plannedFrom=2027-03-26");
  await end("bis").fill("25.03.2027");
  await expect.element(page.getByText(/^liegt vor/).first()).toBeVisible();
  expect(address()).not.toContain("plannedTo");
  await end("bis").fill("02042027");
  await expect.poll(address).toContain("plannedTo=2027-04-02");
});

test("several waste types are chosen in one list, and asked for together", async () => {
  const { address, asked } = await openList();
  // The filter is a plain button until its list is loaded, and a combobox afterwards.
  const list = page.getByRole("combobox", { name: "Abfallart" });
  await expect.element(list).toBeVisible();
  await list.click();
  const chosen = () =>
    [...document.querySelectorAll("[role=option]")].map((option) => option.getAttribute("aria-selected"));
  await expect.poll(chosen).toEqual(["false", "false"]);
  await expect.element(page.getByRole("combobox", { name: "Abfallart suchen" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(chosen).toEqual(["true", "false"]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(address).toMatch(/wasteType=101(,|%2C)105/);
  await expect.poll(asked).toContain('{"wasteTypes":[101,105]}');
  await expect.element(page.getByText("Altpapier +1")).toBeVisible();
});
