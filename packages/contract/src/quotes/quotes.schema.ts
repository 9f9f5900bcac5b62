import * as z from "zod/mini";
import { cycleIntervalId, cycleWeekday, scheduleChecks, scheduleInput } from "../agreements/index.ts";
import {
  amount,
  date,
  fileNameInput,
  id,
  instant,
  integerParam,
  optionalText,
  requiredText,
} from "../base/index.ts";
import { agreementTypeId, containerType, wasteType } from "../catalog/index.ts";
import { hasDistinctPrices, price } from "../purchasing/index.ts";
import { person } from "../users/index.ts";
import {
  maxQuoteLengths,
  maxQuotePrices,
  maxShownQuotes,
  quoteDeclineReasons,
  quoteStates,
} from "./quotes.codes.ts";

const lines = { isMultiline: true };

/** The provider's quote for an inquiry. The catalog must offer it, because an accepted quote becomes an agreement. */
export const quoteFields = {
  wasteTypeId: id,
  containerTypeId: id,
  ...scheduleInput,
  amount,
  /** The day on which the containers are placed; null if they are already on site. */
  placedOn: z._default(z.nullable(date), null),
  /** The term of the agreement in words: `24 Monate, danach monatlich kündbar`. */
  term: optionalText(maxQuoteLengths.term),
  text: requiredText(maxQuoteLengths.text, lines),
  prices: z.array(price).check(
    z.minLength(1),
    z.maxLength(maxQuotePrices),
    z.refine((prices) => hasDistinctPrices(prices)),
  ),
  /** The last day on which the quote is valid, until 24:00 in Berlin. */
  validUntil: date,
  /** A PDF as data URI, at most 10 MB; null for none. */
  pdf: z._default(
    z.nullable(
      z.strictObject({
        fileName: fileNameInput(maxQuoteLengths.fileName),
        file: z.string().check(z.minLength(1)),
      }),
    ),
    null,
  ),
};

export const quoteDraft = z.strictObject(quoteFields).check(...scheduleChecks);
export type QuoteDraft = z.output<typeof quoteDraft>;

export const quote = z.object({
  quoteId: id,
  quoteNumber: z.string(),
  inquiryId: id,
  serviceLocationId: id,
  site: z.object({ name: z.string(), address: z.string() }),
  state: z.enum(quoteStates),
  wasteType,
  containerType,
  agreementTypeId,
  cycleInterval: z.nullable(cycleIntervalId),
  weekday1: z.nullable(cycleWeekday),
  weekday2: z.nullable(cycleWeekday),
  amount: z.int(),
  placedOn: z.nullable(date),
  term: z.nullable(z.string()),
  text: z.string(),
  /** Empty for people who neither see prices nor decide on quotes. */
  prices: z.array(price),
  validUntil: date,
  /** Null if the quote has no PDF, and for people who neither see prices nor decide on quotes. */
  pdf: z.nullable(z.object({ fileName: z.string(), sizeBytes: z.int() })),
  askedOn: instant,
  askedBy: person,
  sentOn: instant,
  sentBy: z.string(),
  /** When the quote was accepted, declined or withdrawn; null if it has not been. */
  decidedOn: z.nullable(instant),
  /** The customer's person who decided; null if none did. */
  decidedBy: z.nullable(person),
  declineReason: z.nullable(z.enum(quoteDeclineReasons)),
  declineText: z.nullable(z.string()),
  /** The agreement that the accepted quote has become; null if there is none. */
  agreementId: z.nullable(id),
  agreementNumber: z.nullable(z.string()),
  order: z.nullable(z.object({ id, orderNumber: z.string(), desiredDate: date })),
});
export type Quote = z.output<typeof quote>;

export const quoteDecline = z.strictObject({
  reason: z.enum(quoteDeclineReasons),
  text: optionalText(maxQuoteLengths.declineText, lines),
});
export type QuoteDecline = z.output<typeof quoteDecline>;

export const quotesToDecideQuery = z.strictObject({
  amount: z._default(integerParam(1, maxShownQuotes), maxShownQuotes),
});

/** A quote as one line of a list. */
export const quoteLine = z.object({
  quoteId: id,
  quoteNumber: z.string(),
  inquiryId: id,
  serviceLocationId: id,
  companyName: z.string(),
  siteName: z.string(),
  wasteType: z.string(),
  containerType: z.string(),
  amount: z.int(),
  state: z.enum(quoteStates),
  validUntil: date,
  sentOn: instant,
});
export type QuoteLine = z.output<typeof quoteLine>;

/** Quotes that wait for a decision, those that expire next first. */
export const quotesToDecide = z.object({ total: z.int(), quotes: z.array(quoteLine) });

/** The quotes of a site, the newest first. */
export const quoteList = z.object({ quotes: z.array(quoteLine) });
