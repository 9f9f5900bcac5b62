import { providerQuotesApi } from "@kreislauf/contract/provider";
import type { FastifyInstance } from "fastify";
import { inTransaction, type PublicContext } from "../base/context.ts";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import {
  getAnyQuoteRow,
  getQuoteFile,
  lockAnyQuote,
  readQuoteFile,
  sendQuote,
  toQuoteView,
  withdrawQuote,
} from "../quotes/index.ts";
import { causedByProvider } from "./base/act-as-provider.ts";
import { handleEvent, handleEventAbout } from "./base/handle-event.ts";

async function getProviderQuote(context: Pick<PublicContext, "db" | "now" | "language">, quoteId: number) {
  const row = await getAnyQuoteRow(context, quoteId);
  return { ...toQuoteView(row, context), companyId: row.company_id };
}

export function bindProviderQuotes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerQuotesApi, {
    sendQuote: {
      handle: async (context, { params: { inquiryId }, body }) => {
        const { eventId: _eventId, occurredAt: _occurredAt, ...draft } = body;
        const file = readQuoteFile(draft);
        const sender = { name: causedByProvider(context).by.name, staffId: null };
        return await inTransaction(context, (transaction) =>
          handleEvent(transaction, `quote for inquiry ${inquiryId}`, body, async () => {
            const quoteId = await sendQuote(transaction, inquiryId, draft, file, sender);
            return { subject: `quote ${quoteId}`, answer: await getProviderQuote(transaction, quoteId) };
          }),
        );
      },
    },
    providerQuote: (context, { params }) => getProviderQuote(context, params.quoteId),
    providerQuoteFile: async (context, { params }) =>
      getQuoteFile(context, await getAnyQuoteRow(context, params.quoteId)),
    withdrawQuote: (context, { params: { quoteId }, body }) =>
      handleEventAbout(
        context,
        { call: `withdraw quote ${quoteId}`, subject: `quote ${quoteId}` },
        body,
        () => lockAnyQuote(context, quoteId),
        async (quote) => {
          await withdrawQuote(context, quote);
          return await getProviderQuote(context, quoteId);
        },
      ),
  });
}
