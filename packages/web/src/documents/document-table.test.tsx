import { documentsApi } from "@kreislauf/contract/documents";
import { sitesApi } from "@kreislauf/contract/sites";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { siteLabelsFixture } from "../../test/sites.fixture.ts";
import { documentFixture } from "./document.fixture.ts";
import { DocumentsScreen } from "./documents-screen.tsx";

test("the list comes as a workbook, of the filter or of what was chosen", async () => {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(documentsApi.listDocuments, {
    documents: [documentFixture({ id: 1 }), documentFixture({ id: 2 })],
    totalRecords: 60,
    amountsByType: { invoice: 60 },
    newDocuments: 0,
  });
  const calls = network.on(
    documentsApi.downloadDocumentTable,
    () =>
      new Response("x", {
        headers: { "content-disposition": "attachment; filename*=UTF-8''Rechnungen_2027-01.xlsx" },
      }),
  );
  const saving = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  signInAs();
  await renderScreen(<DocumentsScreen />, {
    route: "documents",
    at: "/documents?site=all&documentFrom=2027-01",
  });
  const asWorkbook = page.getByRole("button", { name: "Liste als Excel" });
  await asWorkbook.click();
  await expect.element(page.getByText("Rechnungen_2027-01.xlsx gespeichert")).toBeVisible();
  expect(saving).toHaveBeenCalledTimes(1);
  await page.getByRole("checkbox", { name: "RE-2 auswählen" }).click();
  await asWorkbook.click();
  await vi.waitFor(() => expect(calls).toHaveLength(2), { timeout: 10_000 });
  expect(calls[0]?.body).toMatchObject({ startDate: "2027-01", documentTypes: ["invoice"] });
  expect(calls[1]?.body).toEqual({ documentIds: [2] });
});
