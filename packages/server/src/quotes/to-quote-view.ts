import { formatContainerName } from "@kreislauf/contract/catalog";
import { type Quote, type QuoteLine, quoteNumber, quoteState } from "@kreislauf/contract/quotes";
import { addressLine } from "@kreislauf/contract/sites";
import type { PublicContext } from "../base/context.ts";
import { toWasteAndContainerView } from "../catalog/index.ts";
import type { QuoteListRow } from "./quotes.store.ts";

type Reading = Pick<PublicContext, "now" | "language">;

const stateOf = (row: QuoteListRow, now: Temporal.Instant) =>
  quoteState({ status: row.status, validUntil: row.valid_until }, now);

/** A quote as the API sends it. */
export const toQuoteView = (row: QuoteListRow, { now, language }: Reading): Quote => ({
  quoteId: row.id,
  quoteNumber: quoteNumber(row.sent_at, row.id),
  inquiryId: row.inquiry_id,
  serviceLocationId: row.site_id,
  site: { name: row.alias, address: addressLine(row) },
  state: stateOf(row, now),
  ...toWasteAndContainerView(row, language),
  agreementTypeId: row.agreement_type_id,
  cycleInterval: row.cycle_interval,
  weekday1: row.weekday1,
  weekday2: row.weekday2,
  amount: row.amount,
  placedOn: row.placed_on,
  term: row.term || null,
  text: row.text,
  prices: [...row.prices],
  validUntil: row.valid_until,
  pdf: row.content_hash === null ? null : { fileName: row.file_name, sizeBytes: row.size_bytes ?? 0 },
  askedOn: row.asked_on,
  askedBy: { id: row.asked_by, name: row.asked_by_name },
  sentOn: row.sent_at,
  sentBy: row.sent_by,
  decidedOn: row.decided_at,
  decidedBy: row.decided_by === null ? null : { id: row.decided_by, name: row.decided_by_name ?? "" },
  declineReason: row.decline_reason,
  declineText: row.decline_text || null,
  agreementId: row.agreement_id,
  agreementNumber: row.agreement_number,
  order:
    row.order_id === null || row.desired_date === null
      ? null
      : { id: row.order_id, orderNumber: String(row.order_number), desiredDate: row.desired_date },
});

/** A quote for a person who may not see prices. Its PDF is left out, because it contains them, too. */
export const withoutPrices = (quote: Quote): Quote => ({ ...quote, prices: [], pdf: null });

export const toQuoteLine = (row: QuoteListRow, { now, language }: Reading): QuoteLine => ({
  quoteId: row.id,
  quoteNumber: quoteNumber(row.sent_at, row.id),
  inquiryId: row.inquiry_id,
  serviceLocationId: row.site_id,
  companyName: row.company_name,
  siteName: row.alias,
  wasteType: row.waste_description,
  containerType: formatContainerName(row.container_type, language),
  amount: row.amount,
  state: stateOf(row, now),
  validUntil: row.valid_until,
  sentOn: row.sent_at,
});
