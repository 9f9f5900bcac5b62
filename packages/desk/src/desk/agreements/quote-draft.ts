import { berlinDate } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import type { DeskInquiry } from "@kreislauf/contract/desk";
import { entered } from "../base/entered.ts";
import { newOffer, type OfferDraft, toOffer } from "./offer-draft.ts";
import { newPrice, type PriceDraft, toPrices } from "./price-draft.ts";

/** A quote while it is typed. */
export interface QuoteForm extends OfferDraft {
  readonly amount: number | null;
  readonly isPlaced: boolean;
  readonly placedOn: string | null;
  readonly term: string;
  readonly text: string;
  readonly prices: readonly PriceDraft[];
  readonly validUntil: string | null;
}

const inDays = (now: Temporal.Instant, days: number) =>
  Temporal.PlainDate.from(berlinDate(now)).add({ days }).toString();

/** A quote filled with what the customer asked for, as far as the catalog has it; valid for two weeks. */
export const quoteFormOf = (
  { wasteType, containerType, customWasteType, customContainerType, amount }: DeskInquiry,
  now: Temporal.Instant,
): QuoteForm => ({
  ...newOffer,
  wasteTypeId: customWasteType === null ? wasteType.id : null,
  containerTypeId: customContainerType === null ? containerType.id : null,
  amount: Number(/^\d{1,4}/.exec(amount ?? "")?.[0] ?? "1") || 1,
  isPlaced: true,
  placedOn: null,
  term: "",
  text: "",
  prices: [
    newPrice({ containerActionId: containerAction.place }),
    newPrice({ containerActionId: containerAction.exchange }),
    newPrice({ unit: "tonne" }),
  ],
  validUntil: inDays(now, 14),
});

/** The body of the call that sends the quote, without its file. */
export const toQuoteDraft = (form: QuoteForm) => ({
  ...toOffer(form),
  amount: entered(form.amount),
  placedOn: form.isPlaced ? (form.placedOn ?? "") : null,
  term: form.term,
  text: form.text,
  prices: toPrices(form.prices),
  validUntil: form.validUntil ?? "",
});

const keyOf = (inquiryId: number) => `quote-draft-${inquiryId}`;

/** Drafts are kept in localStorage of this browser only: nobody else needs them before they are sent. */
export function loadQuoteForm(inquiryId: number): QuoteForm | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(inquiryId)) ?? "null") as QuoteForm | null;
  } catch {
    return null;
  }
}

export function keepQuoteForm(inquiryId: number, form: QuoteForm | null): void {
  try {
    if (form === null) localStorage.removeItem(keyOf(inquiryId));
    else localStorage.setItem(keyOf(inquiryId), JSON.stringify(form));
  } catch {
    // Without storage no draft is kept.
  }
}
