import * as z from "zod/mini";
import { scheduleChecks } from "../agreements/index.ts";
import { type EndpointTable, type ErrorCode, id, idParam } from "../base/index.ts";
import { maxQuoteBodyBytes, quote, quoteDecisionRefusals, quoteFields } from "../quotes/index.ts";
import { sketchFile } from "../sites/index.ts";
import { eventRefusals, type ProviderScope } from "./provider.codes.ts";
import { eventFields } from "./provider.schema.ts";

const scope = (name: ProviderScope) => ({ scope: name }) as const;
const params = z.object({ quoteId: idParam });

/** Why a quote is not sent, from the provider's system or the desk. */
export const quoteSendingRefusals = [
  "not_found",
  "inquiry_answered",
  "quote_validity",
  "date_not_in_future",
  "not_in_catalog",
  "action_not_offered",
  "attachment_unusable",
  "attachment_too_large",
] as const satisfies readonly ErrorCode[];

export const providerQuoteDraft = z.strictObject({ ...eventFields, ...quoteFields }).check(...scheduleChecks);
export const providerQuote = z.extend(quote, { companyId: id });

/** Quotes for inquiries, as the provider's system sends them and follows what becomes of them. */
export const providerQuotesApi = {
  sendQuote: {
    method: "POST",
    path: "/provider/v1/inquiry/:inquiryId/quote",
    summary:
      "Answer a request for an offer with a quote, which the customer accepts or declines in the portal",
    access: scope("inquiries:write"),
    params: z.object({ inquiryId: idParam }),
    body: providerQuoteDraft,
    answer: providerQuote,
    status: 201,
    refusals: [...eventRefusals, ...quoteSendingRefusals],
    maxBodyBytes: maxQuoteBodyBytes,
  },
  providerQuote: {
    method: "GET",
    path: "/provider/v1/quote/:quoteId",
    summary: "A quote and what became of it",
    access: scope("inquiries:read"),
    params,
    answer: providerQuote,
    refusals: ["not_found"],
  },
  providerQuoteFile: {
    method: "GET",
    path: "/provider/v1/quote/:quoteId/file",
    summary: "The PDF of a quote",
    access: scope("inquiries:read"),
    params,
    answer: sketchFile,
    refusals: ["not_found"],
  },
  withdrawQuote: {
    method: "POST",
    path: "/provider/v1/quote/:quoteId/withdraw",
    summary: "Take back a quote that nobody has decided on; its inquiry waits for an answer again",
    access: scope("inquiries:write"),
    params,
    body: z.strictObject(eventFields),
    answer: providerQuote,
    refusals: [...eventRefusals, ...quoteDecisionRefusals],
  },
} as const satisfies EndpointTable;
