import { documentsApi, type DocumentList } from "@kreislauf/contract/documents";
import { sitesApi } from "@kreislauf/contract/sites";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { fileAnswer, watchSaving } from "../../test/saved-files.ts";
import { siteLabelsFixture } from "../../test/sites.fixture.ts";
import { documentFixture } from "./document.fixture.ts";
import { DocumentsScreen } from "./documents-screen.tsx";

const listOf = (wish: Partial<DocumentList> = {}): DocumentList => ({
  documents: [documentFixture({ id: 1 }), documentFixture({ id: 2 })],
  totalRecords: 60,
  amountsByType: { invoice: 60, service_receipt: 9 },
  newDocuments: 1,
  hasPayments: true,
  ...wish,
});

async function openScreen(list: DocumentList, at = "/documents?site=all") {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  const asked = network.on(documentsApi.listDocuments, list);
  signInAs();
  const { address } = await renderScreen(<DocumentsScreen />, { route: "documents", at });
  return { network, address, asked: () => asked.at(-1)?.body };
}

const payment = page.getByRole("group", { name: "Zahlung" });
const button = (name: string | RegExp) => page.getByRole("button", { name });

test("what is overdue is asked for by one press, stays in the address, and is taken back by another", async () => {
  const { address, asked } = await openScreen(listOf());
  await payment.getByRole("button", { name: "Überfällig" }).click();
  await expect.poll(asked).toMatchObject({ paymentState: "overdue", documentTypes: ["invoice"] });
  expect(address()).toBe("/documents?site=all&documentPayment=overdue");
  await expect
    .element(payment.getByRole("button", { name: "Überfällig" }))
    .toHaveAttribute("aria-pressed", "true");
  await payment.getByRole("button", { name: "Überfällig" }).click();
  await expect.poll(address).toBe("/documents?site=all");
});

test("archive, workbook and marking as seen take what is shown, and other types are not offered", async () => {
  const saved = watchSaving();
  const { network } = await openScreen(listOf(), "/documents?site=all&documentPayment=open");
  const archives = network.on(documentsApi.zipDocuments, () => fileAnswer("Rechnungen.zip"));
  const tables = network.on(documentsApi.downloadDocumentTable, () => fileAnswer("Rechnungen.xlsx"));
  const marks = network.on(documentsApi.markDocumentsSeen, { newDocuments: 0 });
  await button("Alle 60 als ZIP laden").click();
  await button("Liste als Excel").click();
  await vi.waitFor(() => expect(saved).toHaveLength(2), { timeout: 10_000 });
  await button("Alle als gesehen markieren").click();
  await vi.waitFor(() => expect(marks).toHaveLength(1), { timeout: 10_000 });
  for (const calls of [archives, tables, marks])
    expect(calls[0]?.body).toMatchObject({ paymentState: "open" });
  expect(button(/Alle Arten/).elements()).toHaveLength(0);
});

test("where nothing is known of payments, and for what is no invoice, nobody is offered to filter by them", async () => {
  await openScreen(listOf({ hasPayments: false }));
  await expect.element(button("Alle 60 als ZIP laden")).toBeVisible();
  expect(payment.elements()).toHaveLength(0);
  await page.getByRole("tab", { name: /Leistungsbelege/ }).click();
  expect(payment.elements()).toHaveLength(0);
});

test.each([
  ["open", "Keine offene Rechnung"],
  ["overdue", "Keine überfällige Rechnung"],
  ["paid", "Keine bezahlte Rechnung"],
])("where no invoice is %s, that is said, and the filter is taken off", async (state, sentence) => {
  const nothing = listOf({ documents: [], totalRecords: 0, amountsByType: {} });
  const { address } = await openScreen(nothing, `/documents?site=all&documentPayment=${state}`);
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByText(/^Setzen Sie die Filter zurück/)).toBeVisible();
  await button("Filter zurücksetzen").click();
  await expect.poll(address).toBe("/documents?site=all");
});
