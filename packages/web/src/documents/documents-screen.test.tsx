import {
  documentsApi,
  type Document,
  type DocumentList,
  maxDocumentsAtOnce,
} from "@kreislauf/contract/documents";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { MobileBarSlot } from "@kreislauf/ui/layout/mobile-bar-slots.tsx";
import { delayed, fakeNetwork, refusal, type SeenCall } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { fileAnswer, watchSaving } from "../../test/saved-files.ts";
import { setServerTime } from "../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../test/sites.fixture.ts";
import { documentFixture } from "./document.fixture.ts";
import { DocumentsScreen } from "./documents-screen.tsx";

const invoice = (id: number, isNew = false) => documentFixture({ id, isNew });
const listOf = (documents: readonly Document[], total = documents.length): DocumentList => ({
  documents: [...documents],
  totalRecords: total,
  amountsByType: { invoice: total },
  newDocuments: documents.filter(({ isNew }) => isNew).length,
});
const pageOfMany = listOf([invoice(1), invoice(2)], 60);

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

function openNetwork() {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  return network;
}

async function openScreen(at = "/documents") {
  signInAs();
  return await renderScreen(<DocumentsScreen />, { route: "documents", at });
}

const bodies = (calls: readonly SeenCall[]) => calls.map(({ body }) => body);
const button = (name: string | RegExp) => page.getByRole("button", { name });
const choose = (name: string) => page.getByRole("checkbox", { name });
const failed = page.getByText("Datei konnte nicht empfangen werden.");

test("the chosen ones are packed once, however often it is pressed, and saved", async () => {
  const network = openNetwork();
  const saved = watchSaving();
  network.on(documentsApi.listDocuments, pageOfMany);
  const late = delayed<Response>();
  const calls = network.on(documentsApi.zipDocuments, () => late.answer);
  await openScreen();
  await choose("RE-2 auswählen").click();
  await button("Ausgewählte als ZIP laden").dblClick();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  late.arrive(fileAnswer("Belege.zip"));
  await vi.waitFor(() => expect(saved).toEqual(["Belege.zip"]), { timeout: 10_000 });
  await expect.element(page.getByText("Belege.zip gespeichert")).toBeVisible();
  expect(bodies(calls)).toEqual([{ documentIds: [2] }]);
});

test("without a choice everything that the list would show is packed, on all pages", async () => {
  const network = openNetwork();
  const saved = watchSaving();
  network.on(documentsApi.listDocuments, pageOfMany);
  const calls = network.on(documentsApi.zipDocuments, () => fileAnswer("Belege.zip"));
  await openScreen("/documents?site=all&documentFrom=2027-01&documentPage=2");
  await button("Alle 60 als ZIP laden").click();
  await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 10_000 });
  expect(bodies(calls)).toEqual([
    {
      serviceLocationIds: [],
      startDate: "2027-01",
      endDate: null,
      filter: "",
      checkState: null,
      documentTypes: ["invoice"],
    },
  ]);
});

test("documents that the bell names are listed and packed alone, until their chip is taken off", async () => {
  const network = openNetwork();
  const saved = watchSaving();
  const asked = network.on(documentsApi.listDocuments, listOf([invoice(1), invoice(2)]));
  const packed = network.on(documentsApi.zipDocuments, () => fileAnswer("Belege.zip"));
  const { address } = await openScreen("/documents?site=all&documentIds=1,2");
  await button("Alle 2 als ZIP laden").click();
  await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 10_000 });
  await expect.element(page.getByText("Nur die 2 Belege aus der Benachrichtigung")).toBeVisible();
  for (const calls of [asked, packed]) expect(calls.at(-1)?.body).toMatchObject({ amongIds: [1, 2] });
  await button("Alle Belege zeigen").click();
  await vi.waitFor(() => expect(asked.at(-1)?.body).not.toHaveProperty("amongIds"), { timeout: 10_000 });
  expect(address()).not.toContain("documentIds");
});

test("all types of a month come as one archive, where there are others than the ones shown", async () => {
  const network = openNetwork();
  const saved = watchSaving();
  const counts = { invoice: 60, service_receipt: 1_440 };
  network.on(documentsApi.listDocuments, { ...pageOfMany, amountsByType: counts });
  const calls = network.on(documentsApi.zipDocuments, () => fileAnswer("Belege_2027-04.zip"));
  await openScreen("/documents?site=all&documentFrom=2027-04&documentTo=2027-04");
  await button("Alle Arten als ZIP laden (1.500)").click();
  await expect.element(page.getByText("Belege_2027-04.zip gespeichert")).toBeVisible();
  expect(saved).toEqual(["Belege_2027-04.zip"]);
  const month = { startDate: "2027-04", endDate: "2027-04" };
  expect(bodies(calls)).toEqual([{ ...month, serviceLocationIds: [], filter: "", checkState: null }]);
  await choose("Alle auf dieser Seite auswählen").click();
  await expect.element(button(/Alle Arten/)).not.toBeInTheDocument();
});

test("an archive of all types is locked where more than fit would be in it, and says so", async () => {
  const network = openNetwork();
  network.on(documentsApi.listDocuments, {
    ...pageOfMany,
    amountsByType: { invoice: 60, credit_note: maxDocumentsAtOnce - 59 },
  });
  await openScreen();
  const all = button("Alle Arten als ZIP laden (5.001)");
  await expect.element(all).toBeDisabled();
  await expect.element(all).toHaveAccessibleDescription(/^So viele Belege passen nicht in eine Datei/);
});

test("an archive of one type is locked as well, until few enough are chosen", async () => {
  openNetwork().on(documentsApi.listDocuments, listOf([invoice(1)], maxDocumentsAtOnce + 1));
  await openScreen();
  const all = button("Alle 5.001 als ZIP laden");
  await expect.element(all).toHaveAccessibleDescription(/^So viele Belege passen nicht in eine Datei/);
  await choose("RE-1 auswählen").click();
  await expect.element(button("Ausgewählte als ZIP laden")).toBeEnabled();
});

test.each([
  ["where there is one only", { invoice: 60 }, "/documents"],
  ["of invoices by their check", { invoice: 60, credit_note: 1 }, "/documents?documentCheck=disputed"],
] as const)("an archive of all types is not offered %s", async (_, amountsByType, at) => {
  const network = openNetwork();
  network.on(documentsApi.listDocuments, { ...pageOfMany, amountsByType });
  await openScreen(at);
  await expect.element(button("Alle 60 als ZIP laden")).toBeVisible();
  expect(button(/Alle Arten/).elements()).toHaveLength(0);
});

test("what is chosen belongs to its selection: another type starts without a choice", async () => {
  const network = openNetwork();
  network.on(documentsApi.listDocuments, pageOfMany);
  await openScreen();
  await choose("Alle auf dieser Seite auswählen").click();
  await expect.element(page.getByText("2 Belege ausgewählt")).toBeVisible();
  await page
    .getByRole("tab", { name: /Gutschriften/ })
    .first()
    .click();
  await expect.element(choose("Alle auf dieser Seite auswählen")).not.toBeChecked();
});

test("a ZIP that fails is said with its reason, and can be asked for again", async () => {
  const network = openNetwork();
  const saved = watchSaving();
  network.on(documentsApi.listDocuments, pageOfMany);
  network.on(documentsApi.zipDocuments, refusal("too_many_documents", { message: "Das sind zu viele." }));
  await openScreen();
  await button("Alle 60 als ZIP laden").click();
  await expect.element(page.getByText("Das sind zu viele.")).toBeVisible();
  network.on(documentsApi.zipDocuments, refusal("internal"));
  await button("Alle 60 als ZIP laden").click();
  await expect.element(failed).toBeVisible();
  network.on(documentsApi.zipDocuments, () => fileAnswer("Belege.zip"));
  await button("Alle 60 als ZIP laden").click();
  await vi.waitFor(() => expect(saved).toEqual(["Belege.zip"]), { timeout: 10_000 });
});

test("a new one that is downloaded counts as seen; where that fails the file is there all the same", async () => {
  const network = openNetwork();
  const saved = watchSaving();
  network.on(documentsApi.listDocuments, listOf([invoice(1, true)]));
  network.on(documentsApi.documentFile, () => fileAnswer("RE-1.pdf"));
  const marks = network.on(documentsApi.markDocumentsSeen, () => refusal("unavailable"));
  await openScreen();
  await button("RE-1 als PDF herunterladen").click();
  await vi.waitFor(() => expect(marks).toHaveLength(1), { timeout: 10_000 });
  await expect.element(button("RE-1 als PDF herunterladen")).not.toHaveAttribute("aria-busy");
  expect(saved).toEqual(["RE-1.pdf"]);
  expect(failed.query()).toBeNull();
  expect(bodies(marks)).toEqual([{ documentIds: [1] }]);
});

test("all are marked as seen on request; where that fails it is said, and the mark stays", async () => {
  const network = openNetwork();
  network.on(documentsApi.listDocuments, listOf([invoice(1, true)]));
  network.on(documentsApi.markDocumentsSeen, () => refusal("unavailable", { message: "Gerade nicht." }));
  await openScreen();
  await button("Alle als gesehen markieren").click();
  await expect.element(page.getByText("Gerade nicht.")).toBeVisible();
  await expect.element(page.getByText("1 neuer Beleg")).toBeVisible();
  network.on(documentsApi.listDocuments, listOf([invoice(1)]));
  const marks = network.on(documentsApi.markDocumentsSeen, { newDocuments: 0 });
  await button("Alle als gesehen markieren").click();
  await expect.element(page.getByText("1 neuer Beleg")).not.toBeInTheDocument();
  expect(bodies(marks)).toEqual([
    { documentIds: [], serviceLocationIds: [], startDate: null, endDate: null, filter: "", checkState: null },
  ]);
});

test("marking all as seen marks those that the filters leave, as the number beside it counts them", async () => {
  const network = openNetwork();
  network.on(documentsApi.listDocuments, listOf([invoice(1, true)]));
  const marks = network.on(documentsApi.markDocumentsSeen, { newDocuments: 0 });
  await openScreen("/documents?site=3&documentFrom=2027-04&documentSearch=Fulda");
  await expect.element(page.getByText("1 neuer Beleg")).toBeVisible();
  await button("Alle als gesehen markieren").click();
  await vi.waitFor(() => expect(marks).toHaveLength(1), { timeout: 10_000 });
  expect(bodies(marks)).toEqual([
    {
      documentIds: [],
      serviceLocationIds: [3],
      startDate: "2027-04",
      endDate: null,
      filter: "Fulda",
      checkState: null,
    },
  ]);
});

test("a reversed period counts nothing, neither in the tabs nor as news", async () => {
  const network = openNetwork();
  network.on(documentsApi.listDocuments, listOf([invoice(1, true)]));
  await openScreen("/documents?site=all&documentFrom=2027-05&documentTo=2027-04");
  await expect.element(page.getByText("Dieser Zeitraum endet, bevor er beginnt")).toBeVisible();
  expect(page.getByText("1 neuer Beleg").query()).toBeNull();
  for (const tab of page.getByRole("tab").elements()) expect(tab.textContent).not.toMatch(/\d/);
});

test("a type without documents leads to one that has some", async () => {
  const network = openNetwork();
  const calls = network.on(documentsApi.listDocuments, {
    ...listOf([]),
    amountsByType: { invoice: 0, service_receipt: 1 },
  });
  await openScreen();
  await button("Leistungsbelege ansehen").click();
  await expect.poll(() => calls.at(-1)?.body).toMatchObject({ documentTypes: ["service_receipt"] });
});

test.each([
  [{ serviceReceiptCount: 2, orderCount: 1, orderNumber: "1048254" }, "1048254"],
  [{ serviceReceiptNumber: "LN-9", serviceReceiptCount: 1, orderCount: 2 }, "mehrere"],
  [{ hasChildren: true, serviceReceiptNumber: "LN-9", serviceReceiptCount: 1 }, "–"],
  [{}, "–"],
])("'mehrere' stands only where there are several: %o", async (behind, cell) => {
  const network = openNetwork();
  network.on(documentsApi.listDocuments, listOf([documentFixture({ id: 1, ...behind })]));
  await openScreen();
  await expect.element(button("RE-1 als PDF herunterladen")).toBeVisible();
  const row = button("RE-1 als PDF herunterladen").element().closest("tr");
  const heads = [...document.querySelectorAll("th[scope=col]")].map(({ textContent }) => textContent);
  expect(row?.cells[heads.indexOf("Auftragsnummer")]?.textContent).toBe(cell);
});

test.each([
  [1280, "Rechnung, Leistungsbeleg, Auftrag oder Standort"],
  [390, "Beleg, Auftrag oder Standort"],
])("the search names what it finds, %i pixels wide", async (width, placeholder) => {
  const network = openNetwork();
  network.on(documentsApi.listDocuments, pageOfMany);
  signInAs();
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(1280, 900));
  const screen = (
    <>
      <MobileBarSlot area="search" className={undefined} />
      <DocumentsScreen />
    </>
  );
  await renderScreen(screen, { route: "documents", at: "/documents" });
  await expect
    .element(page.getByRole("searchbox", { name: "Belege suchen" }))
    .toHaveAttribute("placeholder", placeholder);
});

test("both ends of the period say that they are months of service, each in one line at 390 px", async () => {
  openNetwork().on(documentsApi.listDocuments, pageOfMany);
  signInAs();
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  const screen = (
    <>
      <MobileBarSlot area="filter" className={undefined} />
      <DocumentsScreen />
    </>
  );
  await renderScreen(screen, { route: "documents", at: "/documents?documentFrom=2027-04" });
  await expect.element(page.getByText("Leistung von April 2027")).toBeVisible();
  await button("Filter, 1 aktiv").click();
  const sheet = page.getByRole("dialog", { name: "Belege filtern" });
  const heightOf = (name: string) => sheet.getByText(name, { exact: true }).element().clientHeight;
  for (const name of ["Leistungsmonat von", "Leistungsmonat bis"]) {
    await expect.element(sheet.getByRole("combobox", { name })).toBeVisible();
    expect(heightOf(name)).toBe(heightOf("Sortieren nach"));
  }
});

const heads = () =>
  [...document.querySelectorAll("th[scope=col]")].map(({ textContent }) => textContent).slice(1);

test("the columns are those of accounting, without any that would say the same in every row", async () => {
  const network = openNetwork();
  network.on(documentsApi.listDocuments, pageOfMany);
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1280, 900));
  await openScreen();
  await expect.poll(heads).toContain("Standort");
  const all = ["Nummer", "Standort", "Ihre Bestellnummer", "Leistungszeitraum", "Auftragsnummer"];
  expect(heads()).toEqual([...all, "Netto", "Brutto", "Fällig", "Datei"]);
  await page.getByRole("tab", { name: /Leistungsbelege/ }).click();
  await expect.poll(heads).toEqual([...all, "Datei"]);
  await button("Mai 2027").click();
  await expect.poll(heads).not.toContain("Leistungszeitraum");
});

test("the amounts of the selection are summed, of nothing chosen those of the whole list", async () => {
  const network = openNetwork();
  const credit = documentFixture({ id: 2, netAmount: -2_000, grossAmount: -2_380 });
  network.on(documentsApi.listDocuments, { ...listOf([invoice(1), credit], 60), netSum: 3_811_420 });
  await openScreen();
  await expect.element(page.getByText("Alle 60 Belege, netto 38.114,20 €")).toBeVisible();
  await choose("Alle auf dieser Seite auswählen").click();
  await expect.element(page.getByText("Netto 100,00 € · Brutto 119,00 €")).toBeVisible();
});

test("a month is chosen by one press, and taken back by another", async () => {
  const network = openNetwork();
  const calls = network.on(documentsApi.listDocuments, pageOfMany);
  const { address } = await openScreen("/documents?site=all");
  await button("April 2027").click();
  await expect.poll(address).toBe("/documents?site=all&documentFrom=2027-04&documentTo=2027-04");
  await vi.waitFor(() => expect(bodies(calls).at(-1)).toMatchObject({ startDate: "2027-04" }), {
    timeout: 10_000,
  });
  await button("April 2027").click();
  await expect.poll(address).toBe("/documents?site=all");
});

test("the months to choose from begin with the oldest document", async () => {
  const network = openNetwork();
  const oldest = { ...invoice(1), monthOfServiceDate: "2027-03-01" };
  network.on(documentsApi.listDocuments, ({ body }) =>
    (body as { sortOrder?: string }).sortOrder === "asc" ? listOf([oldest]) : pageOfMany,
  );
  await openScreen();
  await page.getByRole("combobox", { name: "Leistungsmonat von" }).click();
  await vi.waitFor(() =>
    expect(
      page
        .getByRole("option")
        .elements()
        .map((option) => option.textContent),
    ).toEqual(["Alle Monate", "Mai 2027", "April 2027", "März 2027"]),
  );
});

test("tabs have no count where the documents could not be loaded", async () => {
  openNetwork().on(documentsApi.listDocuments, refusal("internal"));
  await openScreen();
  await expect.element(button("Erneut laden")).toBeVisible();
  expect(page.getByRole("tab", { name: "Rechnungen" }).element().textContent).toBe("Rechnungen");
});

test.each([1280, 390])("what a document is charged to is in its row, %i pixels wide", async (width) => {
  const network = openNetwork();
  const charged = documentFixture({ id: 4, costCentre: "4711", costCentreCount: 1 });
  const severally = documentFixture({ id: 5, costCentreCount: 2 });
  network.on(documentsApi.listDocuments, listOf([invoice(1), charged, severally]));
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(1280, 900));
  await openScreen();
  await expect.element(page.getByText(/Kostenstelle 4711$/)).toBeVisible();
  await expect.element(page.getByText(/mehrere Kostenstellen$/)).toBeVisible();
  expect(page.getByText(/Kostenstelle/).elements()).toHaveLength(2);
});

test("an invoice with a disputed line is marked", async () => {
  const network = openNetwork();
  const disputed = documentFixture({ id: 4, disputedUntil: "2027-05-25" });
  network.on(documentsApi.listDocuments, listOf([invoice(1), disputed]));
  await openScreen();
  await expect.element(page.getByRole("row", { name: /RE-4/ }).getByText("Beanstandet")).toBeVisible();
});
