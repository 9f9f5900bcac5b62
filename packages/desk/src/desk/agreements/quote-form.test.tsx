import { fieldErrorMessage } from "@kreislauf/contract/base";
import { deskAgreementsApi, type DeskCatalog, type DeskInquiry } from "@kreislauf/contract/desk";
import { refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderDesk } from "../../../test/render-desk.tsx";
import { keepQuoteForm } from "./quote-draft.ts";
import { QuoteFormFields } from "./quote-form.tsx";

/** Asks for a waste and a container that the catalog does not have. */
const inquiry: DeskInquiry = {
  inquiryId: 31,
  serviceLocationId: 5,
  wasteType: { id: 502, description: "Sägemehl" },
  containerType: { id: 585, description: "Big Bag" },
  customWasteType: "Sägemehl",
  customContainerType: "Big Bag",
  customContainerSize: "1 m³",
  amount: "2",
  note: null,
  attachments: [],
  createdOn: "2027-05-14T08:00:00Z",
  createdByUser: { id: 8, name: "Jana Petersen" },
  answer: null,
  quoteId: null,
  companyId: 1,
  companyName: "Holzbau Petersen",
  siteName: "Sägewerk",
  address: "Am Hafen 1, 25813 Husum",
};

const catalog: DeskCatalog = { wasteTypes: [], containerTypes: [], offers: [] };

/** Fakes a server that refuses what the schema refuses; returns a function that tells how many calls were sent. */
function checkByContract(): () => number {
  let sent = 0;
  vi.stubGlobal("fetch", (_url: string, { body }: { body: string }) => {
    sent += 1;
    const error = (issue: Parameters<typeof fieldErrorMessage>[0]) => fieldErrorMessage(issue, "de");
    const checked = deskAgreementsApi.sendDeskQuote.body.safeParse(JSON.parse(body), { error });
    const issues = checked.error?.issues ?? [];
    const details = issues.map(({ path, message }) => ({ field: path.join("."), message }));
    return Promise.resolve(refusal("validation", { details }));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    keepQuoteForm(inquiry.inquiryId, null);
  });
  return () => sent;
}

test("all that a quote lacks is said at once, whether it is typed or chosen, and nothing is sent", async () => {
  const countSent = checkByContract();
  await renderDesk(
    <QuoteFormFields inquiry={inquiry} catalog={catalog} onSent={() => {}} onCancel={() => {}} />,
    { at: "/agreements" },
  );
  await page.getByRole("button", { name: "Angebot senden" }).click();
  const isMissing = /Bitte füllen Sie dieses Feld aus\./;
  for (const label of [/^Abfallart/, /^Behälter$/, /^Nachricht an den Kunden/]) {
    await expect.element(page.getByLabelText(label)).toHaveAccessibleDescription(isMissing);
  }
  const placedOn = page.getByRole("textbox", { name: /^Aufgestellt am/ });
  await expect.element(placedOn).toHaveAccessibleDescription(isMissing);
  await expect.element(page.getByLabelText(/^Abfallart/)).toHaveFocus();
  expect(countSent()).toBe(0);
});
