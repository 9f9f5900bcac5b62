import {
  addDays,
  allowed,
  berlinDate,
  type BerlinDate,
  berlinZone,
  refused,
  type Verdict,
} from "../base/index.ts";
import { maxQuoteDays, type QuoteState, type QuoteStatus } from "./quotes.codes.ts";

interface QuoteFacts {
  readonly status: QuoteStatus;
  /** The last day on which the quote is valid, until 24:00 in Berlin. */
  readonly validUntil: BerlinDate;
}

export const quoteState = ({ status, validUntil }: QuoteFacts, now: Temporal.Instant): QuoteState =>
  status === "sent" && berlinDate(now) > validUntil ? "expired" : status;

/** The instant at which a quote expires: the end, in Berlin, of its last day. */
export const quoteExpiresAt = (validUntil: BerlinDate): Temporal.Instant =>
  Temporal.PlainDate.from(addDays(validUntil, 1)).toZonedDateTime(berlinZone).toInstant();

/** Whether a quote can still be accepted, declined or withdrawn. */
export function canDecideQuote(
  quote: QuoteFacts,
  now: Temporal.Instant,
): Verdict<"quote_accepted" | "quote_declined" | "quote_withdrawn" | "quote_expired"> {
  const state = quoteState(quote, now);
  return state === "sent" ? allowed() : refused(`quote_${state}`);
}

/**
 * Whether a quote can be sent: it must be valid until tomorrow at least and for 180 days at most, and containers can be
 * placed tomorrow at the earliest.
 */
export function canSendQuote(
  { validUntil, placedOn }: { readonly validUntil: BerlinDate; readonly placedOn: BerlinDate | null },
  now: Temporal.Instant,
): Verdict<"quote_validity" | "date_not_in_future"> {
  const today = berlinDate(now);
  if (validUntil <= today || validUntil > addDays(today, maxQuoteDays)) return refused("quote_validity");
  return placedOn !== null && placedOn <= today ? refused("date_not_in_future") : allowed();
}

/**
 * Whether containers can still be placed on the promised day; otherwise they are placed on the earliest possible day.
 */
export const keepsPlacementDay = (placedOn: BerlinDate, now: Temporal.Instant): boolean =>
  placedOn > berlinDate(now);

/** The number of a quote, `AN-2026-118`: the year in which it was sent, and its id. */
export const quoteNumber = (sentOn: string, quoteId: number): string =>
  `AN-${berlinDate(Temporal.Instant.from(sentOn)).slice(0, 4)}-${quoteId}`;
