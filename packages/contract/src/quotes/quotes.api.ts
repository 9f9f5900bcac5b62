import * as z from "zod/mini";
import { type EndpointTable, type ErrorCode, idParam, needs, permission } from "../base/index.ts";
import { sketchFile } from "../sites/index.ts";
import { quote, quoteDecline, quoteList, quotesToDecide, quotesToDecideQuery } from "./quotes.schema.ts";

const readers = needs(permission.agreementManager, permission.orderManager);
const managers = needs(permission.agreementManager);
const params = z.object({ quoteId: idParam });

/** Why a quote can no longer be accepted, declined or withdrawn. */
export const quoteDecisionRefusals = [
  "not_found",
  "quote_accepted",
  "quote_declined",
  "quote_withdrawn",
  "quote_expired",
] as const satisfies readonly ErrorCode[];

/** Quotes of the provider for inquiries, and the customer's decision. */
export const quotesApi = {
  quotesToDecide: {
    method: "GET",
    path: "/dashboard/quotes",
    summary: "Quotes that wait for a decision, the first to expire first",
    access: managers,
    query: quotesToDecideQuery,
    answer: quotesToDecide,
  },
  listQuotes: {
    method: "GET",
    path: "/service-location/:id/quotes",
    summary: "Quotes for a site, the newest first",
    access: readers,
    params: z.object({ id: idParam }),
    answer: quoteList,
    refusals: ["not_found"],
  },
  getQuote: {
    method: "GET",
    path: "/quote/:quoteId",
    summary: "A quote with its prices, for whoever is shown them",
    access: readers,
    params,
    answer: quote,
    refusals: ["not_found"],
  },
  quoteFile: {
    method: "GET",
    path: "/quote/:quoteId/file",
    summary: "The PDF of a quote",
    access: readers,
    params,
    answer: sketchFile,
    refusals: ["not_found"],
  },
  acceptQuote: {
    method: "POST",
    path: "/quote/:quoteId/accept",
    summary: "Accept a quote: makes its agreement with its prices, and the order that places its containers",
    access: managers,
    params,
    answer: quote,
    refusals: [...quoteDecisionRefusals, "location_inactive", "not_in_catalog"],
  },
  declineQuote: {
    method: "POST",
    path: "/quote/:quoteId/decline",
    summary: "Decline a quote with a reason",
    access: managers,
    params,
    body: quoteDecline,
    answer: quote,
    refusals: quoteDecisionRefusals,
  },
} as const satisfies EndpointTable;
