import { documentsApi } from "@kreislauf/contract/documents";
import { sitesApi } from "@kreislauf/contract/sites";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { delayed, fakeNetwork } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { fileAnswer, watchSaving } from "../../test/saved-files.ts";
import { siteLabelsFixture } from "../../test/sites.fixture.ts";
import { documentFixture } from "./document.fixture.ts";
import { DocumentsScreen } from "./documents-screen.tsx";

const asWorkbook = page.getByRole("button", { name: "Liste als Excel" });
const asArchive = page.getByRole("button", { name: /als ZIP laden|Wird gepackt/ });

async function openScreen() {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(documentsApi.listDocuments, {
    documents: [documentFixture({ id: 1 }), documentFixture({ id: 2 })],
    totalRecords: 60,
    amountsByType: { invoice: 60 },
    newDocuments: 0,
  });
  signInAs();
  const at = "/documents?site=all&documentFrom=2027-01";
  await renderScreen(<DocumentsScreen />, { route: "documents", at });
  return network;
}

test("the list comes as a workbook, of the filter or of what was chosen", async () => {
  const saved = watchSaving();
  const network = await openScreen();
  const calls = network.on(documentsApi.downloadDocumentTable, () => fileAnswer("Rechnungen_2027-01.xlsx"));
  await asWorkbook.click();
  await expect.element(page.getByText("Rechnungen_2027-01.xlsx gespeichert")).toBeVisible();
  expect(saved).toHaveLength(1);
  await page.getByRole("checkbox", { name: "RE-2 auswählen" }).click();
  await asWorkbook.click();
  await vi.waitFor(() => expect(calls).toHaveLength(2), { timeout: 10_000 });
  expect(calls[0]?.body).toMatchObject({ startDate: "2027-01", documentTypes: ["invoice"] });
  expect(calls[1]?.body).toEqual({ documentIds: [2] });
});

test.each(["workbook", "archive"] as const)("the %s need not wait for the other file", async (wanted) => {
  const saved = watchSaving();
  const network = await openScreen();
  const [workbook, archive] = [delayed<Response>(), delayed<Response>()];
  const tables = network.on(documentsApi.downloadDocumentTable, () => workbook.answer);
  const archives = network.on(documentsApi.zipDocuments, () => archive.answer);
  const asked = () => [tables.length, archives.length];
  const [first, second] = wanted === "workbook" ? [asArchive, asWorkbook] : [asWorkbook, asArchive];
  await first.click();
  await vi.waitFor(() => expect(tables.length + archives.length).toBe(1), { timeout: 10_000 });
  await second.click();
  await vi.waitFor(() => expect(asked()).toEqual([1, 1]), { timeout: 3_000 });
  workbook.arrive(fileAnswer("Rechnungen.xlsx"));
  archive.arrive(fileAnswer("Rechnungen.zip"));
  await vi.waitFor(() => expect(saved.toSorted()).toEqual(["Rechnungen.xlsx", "Rechnungen.zip"]), {
    timeout: 10_000,
  });
});
