import {
  type OrderColumnChoice,
  type OrderList,
  ordersApi,
  type SavedView,
  savedViewsApi,
} from "@kreislauf/contract/orders";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { noFilterOptions, orderFixture } from "../base/order.fixture.ts";
import { OrderHistoryScreen } from "./order-history-screen.tsx";

const counts = { 1: 5, 2: 9, 3: 0, 4: 0, 5: 0 };
const list: OrderList = {
  orders: [{ ...orderFixture, weightKg: 4280, customerOrderNumber: "4500012841" }],
  total: 5,
  orderAmountsByOrderStatus: counts,
};
const own: SavedView = {
  id: 1,
  name: "Überfällig",
  shared: false,
  own: true,
  owner: "Jana Petersen",
  query: { site: "all", orderStatus: "1", orderPhase: "overdue" },
};
const shared: SavedView = {
  id: 2,
  name: "Altholz",
  shared: true,
  own: false,
  owner: "Mario Keil",
  query: { site: "all", orderStatus: "2", wasteType: "999", plannedPeriod: "thisMonth" },
};

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1440, 900);
  setServerTime("2027-05-19T10:00:00+02:00");
});

async function openList(
  views: readonly SavedView[],
  columns: OrderColumnChoice | null = null,
  at = "/order-history?site=all",
) {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(ordersApi.listAllOrders, list);
  network.on(ordersApi.order, orderFixture);
  network.on(ordersApi.orderChangeLog, { entries: [] });
  network.on(ordersApi.filterOptions, noFilterOptions);
  network.on(savedViewsApi.savedViews, { views: [...views], columns });
  signInAs();
  const { address } = await renderScreen(<OrderHistoryScreen />, {
    route: "orderHistory",
    at,
  });
  return { network, address };
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const heads = () => [...document.querySelectorAll("th[scope=col]")].map(({ textContent }) => textContent);

test("one's own and shared views are opened from one menu, each with its count", async () => {
  const { address } = await openList([own, shared]);
  await button("Ansichten").click();
  await page.getByRole("button", { name: "Überfällig 5 Aufträge" }).click();
  await expect.poll(address).toBe("/order-history?site=all&orderStatus=1&orderPhase=overdue");
  await expect.element(button("Überfällig")).toBeVisible();
});

test("a view keeps its name while more is filtered, and says that it is changed", async () => {
  const { address } = await openList([own]);
  await button("Ansichten").click();
  await page.getByRole("button", { name: "Überfällig 5 Aufträge" }).click();
  await expect.element(button("Überfällig")).toBeVisible();
  const search = page.getByRole("searchbox");
  await search.fill("Altholz");
  expect(sessionStorage.getItem("kreislauf.savedView")).toBe(String(own.id));
  await expect.poll(address).toContain("orderSearch=Altholz");
  await expect.element(button("Überfällig · geändert")).toBeVisible();
  await search.fill("");
  await expect.element(button("Überfällig")).toBeVisible();
});

test("a page that is loaded again still names the changed view, and only that", async () => {
  const changed = "/order-history?site=all&orderStatus=1&orderPhase=overdue&orderSearch=Altholz";
  sessionStorage.setItem("kreislauf.savedView", String(own.id));
  await openList([own, shared], null, changed);
  await expect.element(button("Überfällig · geändert")).toBeVisible();
  expect(button("Altholz · geändert").query()).toBeNull();
});

test("a filter that no longer exists is named, and the rest of the view holds", async () => {
  const { address } = await openList([own, shared]);
  await button("Ansichten").click();
  await page.getByRole("button", { name: /^Altholz von Mario Keil/ }).click();
  await expect
    .poll(address)
    .toBe("/order-history?site=all&orderStatus=2&plannedFrom=2027-05-01&plannedTo=2027-05-31");
  await expect
    .element(page.getByText("In der Ansicht „Altholz“ fehlt inzwischen: Abfallart. Alles andere gilt."))
    .toBeVisible();
});

test("what the list shows is saved under a name, and shared on request", async () => {
  const { network } = await openList([]);
  const saved = network.on(savedViewsApi.saveView, own);
  await button("Ansichten").click();
  await button("Ansicht speichern …").click();
  await button("Ansicht speichern").click();
  await expect.element(page.getByText("Bitte geben Sie einen Namen an.")).toBeVisible();
  await page.getByLabelText("Name").fill(" Überfällig ");
  await page.getByRole("checkbox", { name: /Mit dem Unternehmen teilen/ }).click();
  await button("Ansicht speichern").click();
  await expect.element(page.getByText("Ansicht „Überfällig“ ist gespeichert.")).toBeVisible();
  expect(saved[0]?.body).toEqual({ name: "Überfällig", shared: true, query: { site: "all" } });
});

test("a name that is typed is not lost by Escape without a question", async () => {
  await openList([]);
  await button("Ansichten").click();
  await button("Ansicht speichern …").click();
  await page.getByLabelText("Name").fill("Überfällig");
  await userEvent.keyboard("{Escape}");
  await button("Weiter bearbeiten").click();
  await expect.element(page.getByLabelText("Name")).toHaveValue("Überfällig");
});

test("a name that one has already is refused at its field; own views are deleted", async () => {
  const { network } = await openList([own]);
  const details = [{ field: "name", message: "Eine Ansicht mit diesem Namen haben Sie schon." }];
  network.on(savedViewsApi.changeView, refusal("validation", { details }));
  const deleted = network.on(savedViewsApi.deleteView, {});
  await button("Ansichten").click();
  await button("Ansichten verwalten").click();
  await button("Ansicht „Überfällig“ ändern").click();
  await button("Änderung speichern").click();
  await expect.element(page.getByText("Eine Ansicht mit diesem Namen haben Sie schon.")).toBeVisible();
  await button("Abbrechen").click();
  await button("Ansicht „Überfällig“ löschen").click();
  await button("Ansicht löschen").click();
  await expect.poll(() => deleted.length).toBe(1);
});

test("columns are added to the table and kept for the account", async () => {
  const { network } = await openList([]);
  const saved = network.on(savedViewsApi.saveOrderColumns, { hidden: null, added: [] });
  await button("Spalten").click();
  await page.getByRole("checkbox", { name: "Gewicht" }).click();
  await expect.element(page.getByRole("cell", { name: "4,280 t" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Bundesland", exact: true }).click();
  await expect.poll(heads).toContain("Bundesland");
  expect(saved.map(({ body }) => body)).toEqual([
    { hidden: null, added: ["weightKg"] },
    { hidden: null, added: ["land", "weightKg"] },
  ]);
  await button("Vorgabe").click();
  await expect.poll(heads).not.toContain("Gewicht");
});

test("columns chosen on another device are there, and unknown ones left out", async () => {
  await openList([], { hidden: ["amount"], added: ["disposer", "vanished"] });
  await expect.poll(heads).toContain("Entsorger");
  expect(heads().join()).not.toContain("Anzahl");
});
