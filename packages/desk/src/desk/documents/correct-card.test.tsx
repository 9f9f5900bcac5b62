import { type DeskDocument, type DeskDocumentDetail, deskDocumentsApi } from "@kreislauf/contract/desk";
import { fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { useQueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { deskDocumentFixture } from "../../../test/document.fixture.ts";
import { renderDesk } from "../../../test/render-desk.tsx";
import { DocumentScreen } from "./document-screen.tsx";

const detail = (wish: Partial<DeskDocument> = {}): DeskDocumentDetail => ({
  document: { ...deskDocumentFixture, ...wish },
  isCorrectable: true,
  versions: [],
  openings: [],
  unopenedBy: [],
});

/** A button that reloads all queries, as the page does when the person comes back to the browser tab. */
function ReadAnew() {
  const client = useQueryClient();
  return <button onClick={() => void client.invalidateQueries()}>Neu lesen</button>;
}

test("a correction is of the version that was seen; after a refusal of the one that is shown then", async () => {
  const network = fakeNetwork();
  network.on(deskDocumentsApi.deskDocument, detail());
  network.on(deskDocumentsApi.endDeskBatch, { documents: 1, people: 1 });
  await renderDesk(
    <>
      <DocumentScreen documentId={7} />
      <ReadAnew />
    </>,
    { at: "/documents/7" },
  );
  await page.getByRole("button", { name: "Korrigieren" }).click();
  const input = globalThis.document.querySelector<HTMLInputElement>("input[type=file]");
  await userEvent.upload(input as HTMLInputElement, new File(["%PDF-1.7 %%EOF"], "RE-7.pdf"));
  await page.getByLabelText(/^Grund/).fill("Zahlendreher");
  network.on(deskDocumentsApi.deskDocument, detail({ version: 2, netAmount: 99_900 }));
  await page.getByRole("button", { name: "Neu lesen" }).click();
  await expect.element(page.getByText("999,00 €", { exact: true })).toBeVisible();
  const refused = network.on(
    deskDocumentsApi.publishDeskDocument,
    refusal("document_changed", { message: "Inzwischen korrigiert." }),
  );
  const send = page.getByRole("button", { name: "Korrigierte Fassung veröffentlichen" });
  await send.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Inzwischen korrigiert.");
  expect(refused.map(({ body }) => body)).toMatchObject([{ correction: { version: 1 } }]);
  const calls = network.on(deskDocumentsApi.publishDeskDocument, {
    result: "corrected",
    documentId: 7,
    version: 3,
  });
  await send.click();
  await expect.element(send).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toMatchObject([
    { correction: { version: 2, reason: "Zahlendreher" } },
  ]);
});
