import { permission } from "@kreislauf/contract/base";
import { documentsApi } from "@kreislauf/contract/documents";
import { sitesApi } from "@kreislauf/contract/sites";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { siteLabelsFixture } from "../../test/sites.fixture.ts";
import { documentFixture } from "./document.fixture.ts";
import { DocumentDialog } from "./document-dialog.tsx";

const { defaultUser, documentManager, orderManager } = permission;
const pdf = { fileName: "LN-5.pdf", file: `data:application/pdf;base64,${btoa("%PDF-1.7\n%%EOF\n")}` };

/** The preview of a receipt with one order behind it. */
async function openReceipt(orderId: number | null, permissions: readonly number[]) {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  const order = { orderId, orderNumber: "1048254", orderCount: 1 };
  network.on(documentsApi.childrenDocuments, {
    document: documentFixture({ id: 5, type: "service_receipt", number: "LN-5", ...order }),
    documents: [],
    invoices: [],
    versions: [],
  });
  network.on(documentsApi.documentFigures, { figures: null });
  network.on(documentsApi.document, pdf);
  network.on(documentsApi.markDocumentsSeen, { newDocuments: 0 });
  signInAs({ permissions: [...permissions] });
  const dialog = <DocumentDialog id={5} hrefOf={() => "#"} onClosed={() => undefined} />;
  await renderScreen(dialog, { route: "documents", at: "/documents" });
}

const link = page.getByRole("link", { name: "1048254" });

test("a receipt leads to its order", async () => {
  await openReceipt(21, [defaultUser, documentManager, orderManager]);
  await expect.element(link).toHaveAttribute("href", "#/order/21");
});

test.each([
  ["may not be read", 21, [defaultUser, documentManager]],
  ["is unknown to the portal", null, [defaultUser, documentManager, orderManager]],
] as const)("an order that %s is named alone", async (_, orderId, permissions) => {
  await openReceipt(orderId, permissions);
  await expect.element(page.getByText("1048254")).toBeVisible();
  expect(link.elements()).toHaveLength(0);
});
