import { quotesApi } from "@kreislauf/contract/quotes";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { ensureSiteAssigned } from "../sites/index.ts";
import { acceptQuote, declineQuote, type KeepInquiryFiles } from "./decide-quote.ts";
import { getQuoteFile } from "./get-quote-file.ts";
import { countQuotesToDecide, getQuoteRow, listQuoteRows, listQuotesToDecide } from "./quotes.store.ts";
import { toQuoteLine, toQuoteView } from "./to-quote-view.ts";

export function bindQuotesRoutes(
  app: FastifyInstance,
  services: HttpServices,
  keepInquiryFiles: KeepInquiryFiles,
): void {
  bindEndpoints(app, services, quotesApi, {
    quotesToDecide: async (context, { query }) => ({
      total: await countQuotesToDecide(context),
      quotes: (await listQuotesToDecide(context, query.amount)).map((row) => toQuoteLine(row, context)),
    }),
    listQuotes: async (context, { params }) => {
      await ensureSiteAssigned(context, params.id);
      return { quotes: (await listQuoteRows(context, params.id)).map((row) => toQuoteLine(row, context)) };
    },
    getQuote: async (context, { params }) => toQuoteView(await getQuoteRow(context, params.quoteId), context),
    quoteFile: async (context, { params }) =>
      getQuoteFile(context, await getQuoteRow(context, params.quoteId)),
    acceptQuote: (context, { params }) => acceptQuote(context, params.quoteId, keepInquiryFiles),
    declineQuote: (context, { params, body }) => declineQuote(context, params.quoteId, body),
  });
}
