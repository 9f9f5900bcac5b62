import { balanceApi, type BalanceReceipts, type WasteBalance } from "@kreislauf/contract/balance";
import { permission } from "@kreislauf/contract/base";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork, refusal } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { setServerTime } from "../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../test/sites.fixture.ts";
import { BalanceScreen } from "./balance-screen.tsx";

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

const figures = (kg: number) => ({ disposals: 1, kg, estimatedKg: 0 });
const withoutCode = { avvCode: "", description: "", recoveredKg: 0, treatments: [] };
const balance: WasteBalance = {
  year: 2027,
  dateFrom: "2027-01-01",
  dateTo: "2027-05-19",
  total: { disposals: 4, kg: 10_000, estimatedKg: 0 },
  hazardousKg: 1_000,
  cells: [
    { cell: "recycling", hazardous: false, ...figures(6_000) },
    { cell: "otherRecovery", hazardous: false, ...figures(2_000) },
    { cell: "incineration", hazardous: true, ...figures(1_000) },
    { cell: "unknown", hazardous: false, ...figures(1_000) },
  ],
  rows: [
    {
      avvCode: "15 01 01",
      description: "Papier",
      hazardous: false,
      ...figures(6_000),
      recoveredKg: 6_000,
      disposedKg: 0,
      treatments: [{ code: "R3", cell: "recycling", kg: 6_000 }],
    },
    { ...withoutCode, hazardous: false, ...figures(3_000), disposedKg: 0 },
    { ...withoutCode, hazardous: true, ...figures(1_000), disposedKg: 1_000 },
  ],
  construction: { kg: 0, recycledKg: 0 },
  recyclingRate: 0.6,
  recoveryRate: 0.8,
  unweighed: 0,
  emissions: [],
  rules: { version: "2026-1", sources: ["KrWG"] },
};
const receipt: BalanceReceipts["receipts"][number] = {
  orderId: 77,
  orderNumber: "1048392",
  executedOn: "2027-03-12",
  receiptId: 31,
  receiptNumber: "LB-883977",
  site: "Kassel",
  wasteType: "Papier",
  avvCode: "15 01 01",
  hazardous: false,
  treatmentCode: "R3",
  kg: 6_000,
  isEstimated: false,
};
const receipts: BalanceReceipts = { receipts: [receipt], total: 1, kg: 6_000, estimated: 0 };
const readers = [permission.documentManager, permission.orderManager];

async function openScreen(at = "/balance?site=all", permissions: readonly number[] = readers) {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(balanceApi.wasteBalance, balance);
  const calls = network.on(balanceApi.balanceReceipts, receipts);
  signInAs({ permissions: [...permissions] });
  const { address } = await renderScreen(<BalanceScreen />, { route: "balance", at });
  return { address, network, calls };
}

const figure = (name: string) => page.getByRole("button", { name });
const card = (name: string) => page.getByRole("region", { name });
const paper = "Recycling, Ungefährlich";

test.each([
  ["Recycling, Ungefährlich: 6,0 t", { cell: "recycling", hazardous: "false" }],
  ["Sonstige Verwertung, Ungefährlich: 2,0 t", { cell: "otherRecovery", hazardous: "false" }],
  ["Verbrennung, Gefährlich: 1,0 t", { cell: "incineration", hazardous: "true" }],
  ["Verfahren noch nicht gemeldet, Ungefährlich: 1,0 t", { cell: "unknown", hazardous: "false" }],
  ["Recycling: 6,0 t", { cell: "recycling" }],
  ["Nicht beseitigt, Ungefährlich: 8,0 t", { cell: "diverted", hazardous: "false" }],
  ["Beseitigt: 1,0 t", { cell: "directed" }],
  ["Abfall gesamt: 10,0 t", {}],
  ["Abfall gesamt, Gefährlich: 1,0 t", { hazardous: "true" }],
])("the cell “%s” opens its receipts, each of which leads to its document", async (name, asked) => {
  const { calls } = await openScreen();
  await figure(`${name}, Belege ansehen`).click();
  await expect
    .element(card(name.split(":")[0] ?? "").getByRole("link", { name: "LB-883977" }))
    .toHaveAttribute("href", "#/documents?document=31");
  expect(calls.map(({ query }) => query)).toMatchObject([{ year: "2027", ...asked }]);
});

test.each([
  ["15 01 01, Ungefährlich: 6,0 t", { avvCode: "150101", hazardous: "false" }],
  [
    "15 01 01, Nicht beseitigt, Ungefährlich: 6,0 t",
    { avvCode: "150101", cell: "diverted", hazardous: "false" },
  ],
  ["ohne AVV-Nummer, Gefährlich: 1,0 t", { avvCode: "none", hazardous: "true" }],
  ["ohne AVV-Nummer, Ungefährlich: 3,0 t", { avvCode: "none", hazardous: "false" }],
  ["Nicht beseitigt: 6,0 t", { cell: "diverted" }],
  ["Abfall gesamt: 10,0 t", {}],
])("by AVV code “%s” opens its receipts", async (name, asked) => {
  const { calls } = await openScreen("/balance?site=all&view=codes");
  await figure(`${name}, Belege ansehen`).click();
  const title = name.split(":")[0] ?? "";
  await expect.element(card(title).getByText("6,0 t aus 1 Beleg, alle gewogen")).toBeVisible();
  const { serviceLocationId: _site, year: _year, page: _page, ...figureAsked } = calls[0]?.query ?? {};
  expect(figureAsked).toEqual(asked);
});

test("a cell without weight opens nothing", async () => {
  await openScreen();
  await expect.element(figure(`${paper}: 6,0 t, Belege ansehen`)).toBeVisible();
  expect(page.getByRole("button", { name: "Belege ansehen", exact: false }).elements()).toHaveLength(15);
});

test("what is open is in the address, and closing it leads back to its cell", async () => {
  const { address } = await openScreen();
  const cell = figure(`${paper}: 6,0 t, Belege ansehen`);
  await cell.click();
  await expect.poll(address).toContain("cell=recycling-other");
  await card(paper).getByRole("button", { name: "Belege schließen" }).click();
  await expect.element(card(paper)).not.toBeInTheDocument();
  await expect.element(cell).toHaveFocus();
  expect(address()).not.toContain("cell=");
});

test("one receipt is called one receipt", async () => {
  await openScreen("/balance?site=all&cell=recycling-other");
  await expect.element(card(paper).getByText("1 Beleg", { exact: true })).toBeVisible();
});

test("who reads orders but no documents is led to the order", async () => {
  await openScreen("/balance?site=all&cell=recycling-other", [permission.orderManager]);
  await expect
    .element(card(paper).getByRole("link", { name: "LB-883977" }))
    .toHaveAttribute("href", "#/order/77");
});

test("without a receipt yet the order is named and led to", async () => {
  const { network } = await openScreen();
  const early = { ...receipt, receiptId: null, receiptNumber: null };
  network.on(balanceApi.balanceReceipts, { ...receipts, receipts: [early] });
  await figure(`${paper}: 6,0 t, Belege ansehen`).click();
  await expect
    .element(card(paper).getByRole("link", { name: "Auftrag 1048392" }))
    .toHaveAttribute("href", "#/order/77");
});

test("more receipts than fit a page are turned", async () => {
  const { network } = await openScreen();
  const calls = network.on(balanceApi.balanceReceipts, ({ query }) => ({
    ...receipts,
    receipts: query["page"] === "2" ? [{ ...receipt, receiptNumber: "LB-16" }] : [receipt],
    total: 16,
  }));
  await figure(`${paper}: 6,0 t, Belege ansehen`).click();
  await card(paper).getByRole("button", { name: "Nächste" }).click();
  await expect.element(card(paper).getByRole("link", { name: "LB-16" })).toBeVisible();
  expect(calls.map(({ query }) => query["page"])).toEqual(["1", "2"]);
});

test("receipts that could not be loaded can be loaded again", async () => {
  const { network } = await openScreen();
  network.on(balanceApi.balanceReceipts, refusal("unavailable"));
  await figure(`${paper}: 6,0 t, Belege ansehen`).click();
  await expect.element(card(paper).getByText("Die Belege konnten nicht geladen werden")).toBeVisible();
  network.on(balanceApi.balanceReceipts, receipts);
  await card(paper).getByRole("button", { name: "Erneut laden" }).click();
  await expect.element(card(paper).getByRole("link", { name: "LB-883977" })).toBeVisible();
});

test("another year closes the receipts of the one before", async () => {
  const { address, network } = await openScreen("/balance?site=all&cell=recycling-other");
  await expect.element(card(paper)).toBeVisible();
  const calls = network.on(balanceApi.wasteBalance, { ...balance, year: 2026 });
  await page.getByRole("combobox", { name: "Jahr" }).click();
  await page.getByRole("option", { name: "2026" }).click();
  await expect.poll(() => calls.map(({ query }) => query["year"])).toEqual(["2026"]);
  await expect.element(card(paper)).not.toBeInTheDocument();
  expect(address()).not.toContain("cell=");
});
