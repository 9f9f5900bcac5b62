import { permission, Refusal } from "@kreislauf/contract/base";
import { quotesApi } from "@kreislauf/contract/quotes";
import type { FastifyInstance } from "fastify";
import type { Context } from "../base/context.ts";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { seesPrices } from "../purchasing/index.ts";
import { ensureSiteAssigned } from "../sites/index.ts";
import { acceptQuote, declineQuote, type KeepInquiryFiles } from "./decide-quote.ts";
import { getQuoteFile } from "./get-quote-file.ts";
import { countQuotesToDecide, getQuoteRow, listQuoteRows, listQuotesToDecide } from "./quotes.store.ts";
import { toQuoteLine, toQuoteView, withoutPrices } from "./to-quote-view.ts";

/**
 * Whether the person sees the prices of quotes. People who decide on quotes always do, whatever the company's rule for
 * prices says.
 */
const seesQuotedPrices = async (context: Context): Promise<boolean> =>
  context.actor.permissions.has(permission.agreementManager) || (await seesPrices(context));

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
    getQuote: async (context, { params }) => {
      const quote = toQuoteView(await getQuoteRow(context, params.quoteId), context);
      return (await seesQuotedPrices(context)) ? quote : withoutPrices(quote);
    },
    quoteFile: async (context, { params }) => {
      const quote = await getQuoteRow(context, params.quoteId);
      if (!(await seesQuotedPrices(context))) throw new Refusal("not_found");
      return await getQuoteFile(context, quote);
    },
    acceptQuote: (context, { params }) => acceptQuote(context, params.quoteId, keepInquiryFiles),
    declineQuote: (context, { params, body }) => declineQuote(context, params.quoteId, body),
  });
}
