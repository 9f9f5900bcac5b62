import { type DeskDocument, deskDisputesApi, deskDocumentsApi } from "@kreislauf/contract/desk";
import { fakeNetwork } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { deskDocumentFixture } from "../../../test/document.fixture.ts";
import { renderDesk, staffFixture } from "../../../test/render-desk.tsx";
import { storeDeskSession } from "../../base/desk-session.ts";
import { useHashRoute } from "../../base/hash-route.ts";
import { DocumentsArea } from "../documents-area.tsx";
import { DocumentList } from "./document-list.tsx";
import { DocumentScreen } from "./document-screen.tsx";

const site = { id: 11, name: "Werkstatt 2", siteNumber: "40123", companyName: "Holzbau Petersen" };
const petersen = { id: 1, name: "Holzbau Petersen", customerNumber: "20001" };

function serveList(documents: readonly DeskDocument[]) {
  const network = fakeNetwork();
  const lists = network.on(deskDocumentsApi.deskDocuments, { documents: [...documents], hasMore: false });
  const sites = network.on(deskDocumentsApi.deskDocumentSites, { sites: [site] });
  const companies = network.on(deskDocumentsApi.deskDocumentCustomers, { customers: [petersen] });
  return { network, lists, sites, companies };
}

async function openList(documents: readonly DeskDocument[], parameters = "") {
  const served = serveList(documents);
  await renderDesk(<DocumentList corrected={false} />, {
    at: `/documents?tab=published${parameters}`,
  });
  return served;
}
const filter = (name: string) => page.getByRole("button", { name, exact: true });
const choice = (name: string) => page.getByRole("combobox", { name, exact: true });
const paid = (wish: Partial<DeskDocument> = {}): DeskDocument => ({
  ...deskDocumentFixture,
  grossAmount: 43_078,
  dueDate: "2027-05-14",
  payment: { state: "open", paidAmount: 0, openAmount: 43_078 },
  ...wish,
});

test("the list is narrowed to a site of the chosen customer and to a period, which the address keeps", async () => {
  const { lists, sites } = await openList([deskDocumentFixture], "&page=2");
  await choice("Kunde").click();
  await page.getByRole("option", { name: /Holzbau Petersen/ }).click();
  await choice("Standort").click();
  await expect.poll(() => sites.at(-1)?.query).toMatchObject({ companyId: "1" });
  await page.getByRole("option", { name: /Werkstatt 2.*40123/ }).click();
  await filter("Belegdatum ab").click();
  await page.getByRole("textbox", { name: "Belegdatum ab: Datum eingeben" }).fill("01.04.2027");
  await userEvent.keyboard("{Enter}");
  await filter("Belegdatum bis").click();
  await page.getByRole("textbox", { name: "Belegdatum bis: Datum eingeben" }).fill("30.04.2027");
  await userEvent.keyboard("{Enter}");
  const period = { from: "2027-04-01", to: "2027-04-30" };
  await expect.poll(() => lists.at(-1)?.query).toMatchObject({ companyId: "1", siteId: "11", ...period });
  expect(lists.at(-1)?.query).toMatchObject({ offset: "0" });
  expect(location.hash).toBe("#/documents?tab=published&companyId=1&siteId=11&from=2027-04-01&to=2027-04-30");
  await page.getByRole("button", { name: "Filter Kunde entfernen" }).click();
  await expect.poll(() => location.hash).toBe("#/documents?tab=published&from=2027-04-01&to=2027-04-30");
});

test("a site of the address is named, and an end before the beginning is left out", async () => {
  const { lists } = await openList([deskDocumentFixture], "&siteId=11&from=2027-04-30&to=2027-04-01");
  await expect.element(choice("Standort").getByText("Werkstatt 2")).toBeVisible();
  await expect.element(filter("Belegdatum ab 30.04.2027")).toBeVisible();
  expect(filter("Belegdatum bis").element().textContent).toBe("Belegdatum bis");
  expect(lists.at(-1)?.query).toMatchObject({ siteId: "11", from: "2027-04-30" });
  expect(lists.at(-1)?.query).not.toHaveProperty("to");
});

test("where no document passes the filters, they can be taken away together", async () => {
  await openList([], "&siteId=11&from=2027-04-01&type=invoice");
  await expect.element(page.getByText("Kein Beleg passt dazu")).toBeVisible();
  await page.getByRole("button", { name: "Filter zurücksetzen" }).last().click();
  await expect.element(page.getByText("Noch kein Beleg")).toBeVisible();
  expect(location.hash).toBe("#/documents?tab=published");
});

test("on a phone the filters open from a button that counts them", async () => {
  await page.viewport(390, 844);
  await openList([deskDocumentFixture], "&siteId=11&from=2027-04-01");
  await expect.element(choice("Standort")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Filter: 2" }).click();
  await expect.element(choice("Standort").getByText("Werkstatt 2")).toBeVisible();
  await expect.element(filter("Belegdatum ab 01.04.2027")).toBeVisible();
});

test("the filters of a list do not follow to another tab", async () => {
  const { network } = serveList([deskDocumentFixture]);
  network.on(deskDisputesApi.countDeskDisputes, { open: 0 });
  const at = "/documents?tab=published&companyId=1&siteId=11&from=2027-04-01&to=2027-04-30";
  await renderDesk(<DocumentsArea path="/documents" />, { at });
  await page.getByRole("tab", { name: "Korrekturen" }).click();
  expect(location.hash).toBe("#/documents?tab=corrected");
});

const AreaOfAddress = () => <DocumentsArea path={useHashRoute().path} />;

test.each(["tab=published&companyId=1&search=RE&page=1", "tab=corrected&from=2027-04-01"])(
  "the link back from a document leads to the list as it was: %s",
  async (parameters) => {
    const { network } = serveList([deskDocumentFixture]);
    network.on(deskDisputesApi.countDeskDisputes, { open: 0 });
    network.on(deskDocumentsApi.deskDocument, {
      document: { ...deskDocumentFixture, supersededBy: { id: 8, number: "ST-8" } },
      isCorrectable: false,
      versions: [],
      openings: [],
      unopenedBy: [],
    });
    await renderDesk(<AreaOfAddress />, { at: `/documents?${parameters}` });
    await page.getByRole("link", { name: "Rechnung RE-7" }).click();
    const back = page.getByRole("link", { name: "Alle Belege" });
    await expect.element(back, { timeout: 5_000 }).toHaveAttribute("href", `#/documents?${parameters}`);
    await page.getByRole("link", { name: "ST-8" }).click();
    expect(location.hash).toBe(`#/documents/8?${parameters}`);
  },
);

test.each([
  ["open", paid({ dueDate: "2027-05-31" }), "31.05.2027", "Offen"],
  ["overdue", paid(), "14.05.2027", "seit 3 Tagen überfällig"],
  [
    "paid in part",
    paid({ dueDate: null, payment: { state: "part_paid", paidAmount: 43_000, openAmount: 78 } }),
    "–",
    "Teilweise bezahlt · noch 0,78 € offen",
  ],
  ["paid", paid({ payment: { state: "paid", paidAmount: 43_078, openAmount: 0 } }), "14.05.2027", "Bezahlt"],
])("an invoice that is %s says so, with its gross amount", async (_name, document, due, words) => {
  await page.viewport(1440, 900);
  await openList([{ ...document, orderNumber: "1048254", orderCount: 1 }]);
  const row = page.getByRole("row", { name: /Rechnung RE-7/ });
  await expect.element(row.getByRole("cell", { name: `${due} ${words}`, exact: true })).toBeVisible();
  await expect
    .element(row.getByRole("cell", { name: "362,00 € brutto 430,78 €", exact: true }))
    .toBeVisible();
});

test("a cancelled invoice says so below its number, and is not due", async () => {
  await page.viewport(1440, 900);
  await openList([paid({ supersededBy: { id: 8, number: "ST-8" } })]);
  const row = page.getByRole("row", { name: /Rechnung RE-7/ });
  await expect.element(row.getByText("vom 30.04.2027 · Storniert", { exact: true })).toBeVisible();
  expect(row.getByText(/Storniert/).elements()).toHaveLength(1);
  await expect.element(row.getByText("14.05.2027")).not.toBeInTheDocument();
});

const receipt: DeskDocument = {
  ...deskDocumentFixture,
  type: "service_receipt",
  number: "LB-9",
  netAmount: null,
  orderId: 5,
  orderNumber: "1048254",
  orderCount: 1,
  costCentre: "4711",
  costCentreCount: 1,
};

test.each([1440, 390])("a receipt leads to its order at the desk, at %i px", async (width) => {
  await page.viewport(width, 900);
  await openList([receipt]);
  const link = page.getByRole("link", { name: "1048254" });
  await expect.element(link).toHaveAttribute("href", "#/orders?search=1048254");
  await expect.element(page.getByText("Kostenstelle 4711")).toBeVisible();
  await expect.element(page.getByText(/40123/)).toBeVisible();
  await link.click();
  expect(location.hash).toBe("#/orders?search=1048254");
});

test("on a phone a replaced receipt names what replaced it, and no payment", async () => {
  await page.viewport(390, 844);
  await openList([{ ...receipt, supersededBy: { id: 8, number: "LB-10" } }]);
  await expect.element(page.getByText("Ersetzt durch", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Zahlung")).not.toBeInTheDocument();
  await page.getByRole("link", { name: "LB-10" }).click();
  expect(location.hash).toMatch(/^#\/documents\/8/);
});

test("an order that the portal does not know, or that one may not open, is a number", async () => {
  await openList([{ ...receipt, orderId: null }]);
  await expect.element(page.getByText("1048254")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "1048254" })).not.toBeInTheDocument();
});

test("a document says what its customer reads of it", async () => {
  const { network } = serveList([]);
  const detail = { isCorrectable: true, versions: [], openings: [], unopenedBy: [] };
  network.on(deskDocumentsApi.deskDocument, {
    ...detail,
    document: paid({ orderCount: 3, costCentreCount: 2 }),
  });
  await renderDesk(<DocumentScreen documentId={7} />, { at: "/documents/7" });
  const facts = page.getByRole("region", { name: "Beleg", exact: true });
  for (const text of [
    "Werkstatt 2 (40123)",
    "430,78 €",
    "14.05.2027",
    "seit 3 Tagen überfällig",
    "mehrere",
    "mehrere Kostenstellen",
  ])
    await expect.element(facts.getByText(text, { exact: true })).toBeVisible();
});

test("a cancelled document leads to what cancelled it and is not due, and an order is a link for dispatch", async () => {
  const { network } = serveList([]);
  const detail = { isCorrectable: true, versions: [], openings: [], unopenedBy: [] };
  network.on(deskDocumentsApi.deskDocument, {
    ...detail,
    document: paid({
      supersededBy: { id: 8, number: "ST-8" },
      orderId: 5,
      orderNumber: "1048254",
      orderCount: 1,
    }),
  });
  await renderDesk(<DocumentScreen documentId={7} />, { at: "/documents/7" });
  const superseding = page.getByRole("link", { name: "ST-8" });
  await expect.element(superseding).toHaveAttribute("href", "#/documents/8");
  await expect.element(page.getByText("14.05.2027")).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "1048254" })).toBeVisible();
  storeDeskSession({ token: "token", self: { ...staffFixture, roles: ["documents"] } });
  await expect.element(page.getByRole("link", { name: "1048254" })).not.toBeInTheDocument();
  await expect.element(page.getByText("1048254")).toBeVisible();
});
