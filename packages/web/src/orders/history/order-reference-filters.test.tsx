import { type FilterOptions, type OrderList, ordersApi, savedViewsApi } from "@kreislauf/contract/orders";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { MobileBarSlot } from "@kreislauf/ui/layout/mobile-bar-slots.tsx";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { noFilterOptions, orderFixture } from "../base/order.fixture.ts";
import { OrderHistoryScreen } from "./order-history-screen.tsx";

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

const charged = {
  costCentres: [
    { code: "4705", name: "" },
    { code: "4711", name: "Werkstatt" },
  ],
  projects: [{ code: "Halle, 2", name: "" }],
};
const uncharged = { costCentres: [], projects: [] };

async function openList(
  references: Pick<FilterOptions, "costCentres" | "projects">,
  {
    width = 1440,
    at = "/order-history?site=all",
    keptReferences = [],
  }: { width?: number; at?: string; keptReferences?: ("costCentre" | "project")[] } = {},
) {
  await page.viewport(width, 900);
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
  const options = network.on(ordersApi.filterOptions, { ...noFilterOptions, ...references });
  signInAs({ keptReferences });
  const { address } = await renderScreen(
    <>
      <MobileBarSlot area="filter" className={undefined} />
      <OrderHistoryScreen />
    </>,
    { route: "orderHistory", at },
  );
  return { address, asked: () => calls.map(({ query }) => query["filter"]), options };
}

test("cost centres are chosen by code and name, and orders without one beside them", async () => {
  const { address, asked } = await openList(charged);
  await page
    .getByRole("button", { name: /^Kostenstelle/ })
    .or(page.getByRole("combobox", { name: "Kostenstelle" }))
    .click();
  await page.getByRole("option", { name: "4711 Werkstatt" }).click();
  await expect.poll(asked).toContain('{"costCentres":["4711"]}');
  await page.getByRole("option", { name: "Ohne Kostenstelle" }).click();
  await expect.poll(asked).toContain('{"costCentres":["4711",""]}');
  expect(decodeURIComponent(address())).toContain("costCentre=4711,%");
  await expect.element(page.getByText("4711 Werkstatt +1")).toBeVisible();
});

test("where orders name neither, neither is offered", async () => {
  const { options } = await openList(uncharged);
  await expect.poll(() => options.length).toBe(1);
  await expect.element(page.getByRole("group", { name: "Filter" })).toMatchTextContent(/Auftragsart/);
  await expect
    .element(page.getByRole("group", { name: "Filter" }))
    .not.toMatchTextContent(/Kostenstelle|Projekt/);
});

test("a company that keeps cost centres is offered them from the first moment", async () => {
  await openList(uncharged, { keptReferences: ["costCentre"] });
  await expect.element(page.getByRole("group", { name: "Filter" })).toMatchTextContent(/Kostenstelle/);
});

test("what the address names is shown by its code also where no order names it, and is taken back", async () => {
  const { address, asked } = await openList(uncharged, { at: "/order-history?site=all&costCentre=4712" });
  await expect.poll(asked).toContain('{"costCentres":["4712"]}');
  await page.getByRole("button", { name: "Filter Kostenstelle entfernen" }).click();
  await expect.poll(address).toBe("/order-history?site=all");
});

test("on a phone the chips name the field of a code", async () => {
  const at = "/order-history?site=all&costCentre=4711&project=%25";
  const { asked } = await openList(charged, { width: 390, at });
  await expect.element(page.getByText("Kostenstelle 4711 Werkstatt")).toBeVisible();
  await expect.element(page.getByText("Ohne Projekt", { exact: true })).toBeVisible();
  await expect.poll(asked).toContain('{"costCentres":["4711"],"projects":[""]}');
});

test("on a phone one of many cost centres is found by its name", async () => {
  const halls = Array.from({ length: 30 }, (_, hall) => ({ code: `${4800 + hall}`, name: `Halle ${hall}` }));
  const many = [...halls, { code: "4999", name: "Werkstatt" }];
  const { address } = await openList({ costCentres: many, projects: [] }, { width: 390 });
  await page.getByRole("button", { name: /^Filter/ }).click();
  await page.getByRole("button", { name: /^Kostenstelle/ }).click();
  const list = page.getByRole("dialog", { name: "Kostenstelle" });
  await list.getByRole("searchbox", { name: "Kostenstelle suchen" }).fill("werkst");
  await list.getByRole("checkbox", { name: "4999 Werkstatt" }).click();
  expect(list.getByRole("checkbox").elements()).toHaveLength(1);
  await list.getByRole("searchbox").fill("Turm");
  await expect.element(list.getByText("Nichts gefunden")).toBeVisible();
  await list.getByRole("button", { name: "Übernehmen" }).click();
  await page.getByRole("button", { name: /anzeigen$/ }).click();
  await expect.poll(address).toContain("costCentre=4999");
});

test("a few cost centres need no search", async () => {
  await openList(charged, { width: 390 });
  await page.getByRole("button", { name: /^Filter/ }).click();
  await page.getByRole("button", { name: /^Kostenstelle/ }).click();
  await expect.element(page.getByRole("checkbox", { name: "4711 Werkstatt" })).toBeVisible();
  await expect.element(page.getByRole("searchbox", { name: "Kostenstelle suchen" })).not.toBeInTheDocument();
});
