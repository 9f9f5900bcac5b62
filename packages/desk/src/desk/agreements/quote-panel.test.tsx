import { deskAgreementsApi } from "@kreislauf/contract/desk";
import type { Quote, QuoteLine } from "@kreislauf/contract/quotes";
import { fakeNetwork } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderDesk } from "../../../test/render-desk.tsx";
import { QuotePanel } from "./quote-panel.tsx";

const line: QuoteLine = {
  quoteId: 4,
  quoteNumber: "AN-2027-4",
  inquiryId: 31,
  serviceLocationId: 5,
  companyName: "Holzbau Petersen",
  siteName: "Sägewerk",
  wasteType: "Papier",
  containerType: "Umleerbehälter 1.100 l",
  amount: 2,
  state: "sent",
  validUntil: "2027-05-31",
  sentOn: "2027-05-14T08:00:00Z",
};

const quote: Quote = {
  quoteId: line.quoteId,
  quoteNumber: line.quoteNumber,
  inquiryId: line.inquiryId,
  serviceLocationId: line.serviceLocationId,
  site: { name: "Sägewerk", address: "Am Hafen 1, 25813 Husum" },
  state: "sent",
  wasteType: { id: 101, description: "Papier", avvCode: "20 01 01", hazardous: false },
  containerType: { id: 203, type: "Umleerbehälter 1.100 l", size: "1.100 l", drawing: "umleerbehaelter" },
  agreementTypeId: 3,
  cycleInterval: null,
  weekday1: null,
  weekday2: null,
  amount: 2,
  placedOn: "2027-06-01",
  term: "24 Monate",
  text: "Gern bieten wir an.",
  prices: [],
  validUntil: line.validUntil,
  pdf: null,
  askedOn: "2027-05-12T08:00:00Z",
  askedBy: { id: 8, name: "Jana Petersen" },
  sentOn: line.sentOn,
  sentBy: "Sinem Aydın",
  decidedOn: null,
  decidedBy: null,
  declineReason: null,
  declineText: null,
  agreementId: null,
  agreementNumber: null,
  order: null,
};

async function open(sent: Quote) {
  fakeNetwork().on(deskAgreementsApi.deskQuote, sent);
  await renderDesk(<QuotePanel line={line} onClose={() => {}} />, { at: "/agreements?view=quotes" });
  await expect.element(page.getByText("Gern bieten wir an.")).toBeVisible();
}

const valueOf = (label: string) =>
  page
    .getByRole("term")
    .elements()
    .find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent;

test("a quote that was sent shows on which day the containers are placed, and its term", async () => {
  await open(quote);
  expect(valueOf("Aufgestellt am")).toMatch(/01\.06\.2027/);
  expect(valueOf("Laufzeit")).toBe("24 Monate");
});

test("one of containers that stand there already names no day", async () => {
  await open({ ...quote, placedOn: null, term: null });
  expect(valueOf("Aufgestellt am")).toBeUndefined();
  expect(valueOf("Laufzeit")).toBeUndefined();
});
