import { permission } from "@kreislauf/contract/base";
import { type Quote, quotesApi } from "@kreislauf/contract/quotes";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { delayed, fakeNetwork } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { setServerTime } from "../../test/set-server-time.ts";
import { QuoteScreen } from "./quote-screen.tsx";

const quote: Quote = {
  quoteId: 118,
  quoteNumber: "AN-2027-118",
  inquiryId: 7,
  serviceLocationId: 3,
  site: { name: "Kassel", address: "Lindenweg 12, 34125 Kassel" },
  state: "sent",
  wasteType: { id: 101, description: "Papier", avvCode: "15 01 01", hazardous: false },
  containerType: { id: 203, type: "Umleerbehälter", size: "1.100 l", drawing: "umleerbehaelter" },
  agreementTypeId: 2,
  cycleInterval: null,
  weekday1: null,
  weekday2: null,
  amount: 1,
  placedOn: "2027-05-19",
  term: null,
  text: "Wie besprochen.",
  prices: [],
  validUntil: "2027-06-30",
  pdf: null,
  askedOn: "2027-05-03T08:00:00Z",
  askedBy: { id: 7, name: "Jana Petersen" },
  sentOn: "2027-05-04T08:00:00Z",
  sentBy: "Disposition",
  decidedOn: null,
  decidedBy: null,
  declineReason: null,
  declineText: null,
  agreementId: null,
  agreementNumber: null,
  order: null,
};

async function openQuote(now: string, state: Partial<Quote> = {}, permissions?: number[]) {
  setServerTime(now);
  const network = fakeNetwork();
  signInAs(permissions && { permissions });
  network.on(quotesApi.getQuote, { ...quote, ...state });
  await renderScreen(<QuoteScreen />, { route: "quote", at: "/quote/118" });
  await expect.element(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
}

const accept = page.getByRole("button", { name: "Angebot annehmen" });
const dialog = page.getByRole("dialog");
const passed = "am frühesten möglichen Tag, weil der zugesagte (Mi., 19.05.2027) nicht mehr möglich ist";

test("until its day the quote names the promised day of the placement", async () => {
  await openQuote("2027-05-18T10:00:00+02:00");
  await expect
    .element(page.getByText("Wir legen den Auftrag zum Aufstellen am Mi., 19.05.2027 an."))
    .toBeVisible();
  await accept.click();
  await expect.element(dialog.getByText("Mi., 19.05.2027", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/frühesten möglichen/)).not.toBeInTheDocument();
});

test("once the promised day has come, all of it says that the earliest possible day is ordered", async () => {
  await openQuote("2027-05-19T10:00:00+02:00");
  await expect.element(page.getByText(passed, { exact: true })).toBeVisible();
  await expect
    .element(
      page.getByText(
        "Der zugesagte Tag (Mi., 19.05.2027) ist nicht mehr möglich. Wir legen den Auftrag zum Aufstellen am frühesten möglichen Tag an.",
      ),
    )
    .toBeVisible();
  await accept.click();
  await expect.element(dialog.getByText(passed, { exact: true })).toBeVisible();
});

test("a quote that is decided keeps the day that it promised", async () => {
  await openQuote("2027-05-20T10:00:00+02:00", {
    state: "declined",
    decidedOn: "2027-05-10T08:00:00Z",
    decidedBy: { id: 7, name: "Jana Petersen" },
    declineReason: "price",
  });
  await expect.element(page.getByText("Mi., 19.05.2027", { exact: true })).toBeVisible();
});

test("the questions before a decision keep their parts apart", async () => {
  await openQuote("2027-05-18T10:00:00+02:00");
  const edges = (text: RegExp) => dialog.getByText(text).element().getBoundingClientRect();
  await accept.click();
  await expect.element(dialog.getByText(/^Danach lässt sich die Annahme/)).toBeVisible();
  expect(edges(/^Danach lässt sich/).top - edges(/^Ich nehme im Namen/).bottom).toBeGreaterThan(8);
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await page.getByRole("button", { name: "Ablehnen …" }).click();
  await expect.element(dialog.getByRole("textbox"), { timeout: 3000 }).toBeVisible();
  expect(edges(/^Nachricht/).top - edges(/^Bedarf entfällt/).bottom).toBeGreaterThan(20);
});

async function holdPhone() {
  await page.viewport(390, 500);
  onTestFinished(() => page.viewport(1280, 900));
}

test("on a phone one decides from wherever one has scrolled to", async () => {
  await holdPhone();
  await openQuote("2027-05-18T10:00:00+02:00");
  await expect.element(accept).toBeInViewport();
  const decline = page.getByRole("button", { name: "Ablehnen …" });
  await expect.element(decline).toBeInViewport();
  expect(decline.element().getBoundingClientRect().top).toBe(accept.element().getBoundingClientRect().top);
  await accept.click();
  await expect.element(dialog.getByText(/^Ich nehme im Namen/)).toBeVisible();
});

test("whoever may not accept it reads why, once, on a phone and beside the buttons of a wide window", async () => {
  const reason = page.getByText("Annehmen darf, wer Vereinbarungen ändern darf.");
  const shown = () => reason.elements().filter((each) => each.checkVisibility()).length;
  await openQuote("2027-05-18T10:00:00+02:00", {}, [permission.defaultUser]);
  await expect.element(accept).toHaveAttribute("aria-disabled", "true");
  expect(shown()).toBe(1);
  await holdPhone();
  await expect.element(accept).toBeInViewport();
  await expect.poll(shown).toBe(1);
});

test("a quote that is decided has no bar on a phone", async () => {
  await holdPhone();
  await openQuote("2027-07-18T10:00:00+02:00", { state: "expired" });
  await expect.element(accept).not.toBeInTheDocument();
});

test("a quote is waited for in one card, not in a card within a card", async () => {
  const network = fakeNetwork();
  signInAs();
  network.on(quotesApi.getQuote, () => delayed<Quote>().answer);
  await renderScreen(<QuoteScreen />, { route: "quote", at: "/quote/118" });
  await expect.element(page.getByText("Das Angebot wird geladen")).toBeInTheDocument();
  const frames = () => {
    const found: Element[] = [];
    for (let each = document.querySelector("span[style*=height]"); each; each = each.parentElement)
      if (getComputedStyle(each).borderTopWidth !== "0px") found.push(each);
    return found.length;
  };
  await expect.poll(frames).toBe(1);
});

test("the last moment of a quote is not broken within its day or its time", async () => {
  await openQuote("2027-06-20T10:00:00+02:00");
  await expect.element(page.getByText(/^Gültig bis/)).toBeVisible();
  expect(document.body.textContent).toContain("Gültig bis Mi.,\u00A030.06.2027, 24:00\u00A0Uhr");
});

test("on its last day a quote says its time once", async () => {
  await openQuote("2027-06-30T10:00:00+02:00");
  await expect.element(page.getByText("Gültig bis heute, 24:00 Uhr", { exact: true })).toBeVisible();
});
