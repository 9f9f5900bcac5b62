import { fieldErrorMessage } from "@kreislauf/contract/base";
import { deskAgreementsApi } from "@kreislauf/contract/desk";
import { expect, test } from "vitest";
import { newOffer } from "./offer-draft.ts";
import { newPrice } from "./price-draft.ts";
import { type QuoteForm, toQuoteDraft } from "./quote-draft.ts";

const form: QuoteForm = {
  ...newOffer,
  wasteTypeId: 101,
  containerTypeId: 203,
  amount: 1,
  isPlaced: true,
  placedOn: "2027-06-01",
  term: "",
  text: "Gern bieten wir an.",
  prices: [newPrice({ euros: "120,00" })],
  validUntil: "2027-05-31",
};

/** The server's first message for each field of a quote. */
function messagesOf(change: Partial<QuoteForm>) {
  const body: unknown = JSON.parse(JSON.stringify(toQuoteDraft({ ...form, ...change })));
  const error = (issue: Parameters<typeof fieldErrorMessage>[0]) => fieldErrorMessage(issue, "de");
  const issues = deskAgreementsApi.sendDeskQuote.body.safeParse(body, { error }).error?.issues ?? [];
  return new Map(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
}

test("what a quote lacks is said as missing, beside its field", () => {
  expect(messagesOf({}).size).toBe(0);
  const empty = { amount: null, placedOn: null, validUntil: null, containerTypeId: null } as const;
  const missing = messagesOf({ ...empty, prices: [newPrice()] });
  expect([...missing.keys()].toSorted()).toEqual([
    "amount",
    "containerTypeId",
    "placedOn",
    "prices.0.cents",
    "validUntil",
  ]);
  expect(new Set(missing.values())).toEqual(new Set(["Bitte füllen Sie dieses Feld aus."]));
});
