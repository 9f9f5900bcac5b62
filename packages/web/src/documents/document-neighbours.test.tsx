import { documentsApi, type DocumentList } from "@kreislauf/contract/documents";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeNetwork } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { setServerTime } from "../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../test/sites.fixture.ts";
import { documentFixture } from "./document.fixture.ts";
import { DocumentsScreen } from "./documents-screen.tsx";

const pageSize = 11;

/** A PDF with one empty page. Without any page, the browser's viewer shows an error, which takes the focus. */
const pdf = `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R/Size 4>>
%%EOF
`;

beforeEach(async () => {
  setServerTime("2027-05-19T10:00:00+02:00");
  await page.viewport(1280, 900);
});

/** Answers with twelve documents on two pages; the PDF of each contains its number. */
async function openList(at: string) {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(documentsApi.listDocuments, ({ body }): DocumentList => {
    const { offset = 0, limit = 1 } = body as { offset?: number; limit?: number };
    const all = Array.from({ length: pageSize + 1 }, (_, index) => documentFixture({ id: index + 1 }));
    return {
      documents: all.slice(offset, offset + limit),
      totalRecords: all.length,
      amountsByType: { invoice: all.length },
      newDocuments: 0,
    };
  });
  network.on(documentsApi.childrenDocuments, ({ query }) => ({
    document: documentFixture({ id: Number(query["documentId"]) }),
    documents: [],
    invoices: [],
    versions: [],
  }));
  network.on(documentsApi.documentFigures, { figures: null });
  network.on(documentsApi.document, ({ params }) => ({
    fileName: `RE-${params["id"]}.pdf`,
    file: `data:application/pdf;base64,${btoa(pdf)}`,
  }));
  network.on(documentsApi.markDocumentsSeen, { newDocuments: 0 });
  signInAs();
  return await renderScreen(<DocumentsScreen />, { route: "documents", at });
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = (name: string) => page.getByRole("dialog", { name, exact: true });

test("the dialog leads to the next document and back, and ends with the list", async () => {
  const { address } = await openList("/documents?site=all&document=1");
  await expect.element(dialog("RE-1")).toBeVisible();
  await expect.element(page.getByText("1 von 12")).toBeVisible();
  await expect.element(button("Vorheriger Beleg")).toHaveAttribute("aria-disabled", "true");
  await button("Nächster Beleg").click();
  await expect.element(dialog("RE-2")).toBeVisible();
  await button("Vorheriger Beleg").click();
  await expect.element(dialog("RE-1")).toBeVisible();
  expect(address()).toContain("document=1");
});

test("arrow keys lead on, over the end of the page too", async () => {
  const { address } = await openList("/documents?site=all&document=11");
  await expect.element(dialog("RE-11")).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(dialog("RE-12")).toBeVisible();
  expect(address()).toContain("documentPage=2");
  expect(address()).toContain("document=12");
  await expect.element(page.getByText("12 von 12")).toBeVisible();
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
  await expect.element(dialog("RE-11")).toBeVisible();
  await userEvent.keyboard("k");
  await expect.element(dialog("RE-10")).toBeVisible();
});

test("a document that is not on the shown page has no neighbours", async () => {
  await openList("/documents?site=all&document=99");
  await expect.element(dialog("RE-99")).toBeVisible();
  expect(button("Nächster Beleg").query()).toBeNull();
});
