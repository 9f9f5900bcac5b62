import type { PublishedDocument } from "@kreislauf/contract/documents";
import { type DateConfirmation, type DateProposal, providerApi } from "@kreislauf/contract/provider";
import type { FastifyInstance } from "fastify";
import type { KeyContext, WriteContext } from "../base/context.ts";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { deleteDocument } from "../documents/index.ts";
import type { OrderRow } from "../orders/index.ts";
import { cancelOrderByProvider } from "./cancel-order-by-provider.ts";
import { claimOrderByProvider } from "./claim-order-by-provider.ts";
import { confirmOrder } from "./confirm-order.ts";
import { correctWeight } from "./correct-weight.ts";
import { createSystemOrder } from "./create-system-order.ts";
import { publishDocuments } from "./publish-documents.ts";
import { executeOrder } from "./execute-order.ts";
import { failOrder } from "./fail-order.ts";
import { movePlacement } from "./move-placement.ts";
import { proposeDate } from "./propose-date.ts";
import { bindProviderAccounting } from "./provider-accounting.routes.ts";
import { bindProviderAgreements } from "./provider-agreements.routes.ts";
import { bindProviderAnnouncements } from "./provider-announcements.routes.ts";
import { bindProviderCatalog } from "./provider-catalog.routes.ts";
import { bindProviderCompanies } from "./provider-companies.routes.ts";
import { bindProviderDisposers } from "./provider-disposers.routes.ts";
import { bindProviderFeed } from "./feed/provider-feed.routes.ts";
import { bindProviderMaintenance } from "./provider-maintenance.routes.ts";
import { bindProviderInvoices } from "./provider-invoices.routes.ts";
import { bindProviderQuestions } from "./provider-questions.routes.ts";
import { bindProviderQuotes } from "./provider-quotes.routes.ts";
import { bindProviderProofs } from "./provider-proofs.routes.ts";
import { bindProviderReferences } from "./provider-references.routes.ts";
import { bindProviderSites } from "./provider-sites.routes.ts";
import { getProviderOrder } from "./base/provider-order.ts";
import { redeclareOrder } from "./redeclare-order.ts";
import { orderOutcome, type ProviderEvent, handleEvent, handleOrderEvent } from "./base/handle-event.ts";
import { updateTicket } from "./update-ticket.ts";

/**
 * Makes a handler that changes one order and handles each event only once; `name` tells apart the events of different
 * calls.
 */
const onOrder = <Wish extends object>(
  name: string,
  verb: (work: WriteContext, order: OrderRow, wish: Wish) => Promise<OrderRow>,
) => ({
  handle: (
    context: KeyContext,
    call: { readonly params: { readonly orderId: number }; readonly body: Wish & ProviderEvent },
  ) =>
    handleOrderEvent(context, name, call.params.orderId, call.body, (transaction, order) =>
      verb(transaction, order, call.body),
    ),
});

export function bindProviderRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerApi, {
    providerOrder: (context, { params }) => getProviderOrder(context, params.orderId),
    createSystemOrder: (context, { body }) =>
      handleEvent(context, "create", body, async () => orderOutcome(await createSystemOrder(context, body))),
    confirmOrder: onOrder<DateConfirmation>("confirm", confirmOrder),
    proposeDate: onOrder<DateProposal>("propose", proposeDate),
    executeOrder: { handle: (context, { params, body }) => executeOrder(context, params.orderId, body) },
    failOrder: { handle: (context, { params, body }) => failOrder(context, params.orderId, body) },
    cancelOrderByProvider: onOrder("cancel", cancelOrderByProvider),
    redeclareOrder: onOrder("redeclare", redeclareOrder),
    correctWeight: onOrder("correct-weight", correctWeight),
    claimOrderByProvider: onOrder("claim", claimOrderByProvider),
    updateTicket: onOrder("ticket", updateTicket),
    movePlacement: onOrder("move-placement", movePlacement),
    publishDocument: async (context, { body: { eventId, occurredAt, ...document } }) =>
      (
        await publishDocuments(context, { eventId, occurredAt, documents: [document] })
      )[0] as PublishedDocument,
    publishDocuments: async (context, { body }) => ({ documents: await publishDocuments(context, body) }),
    deleteDocument: {
      handle: async (context, { params }) => {
        await deleteDocument(context, params.documentId);
        return { id: params.documentId };
      },
    },
  });
  bindProviderAccounting(app, services);
  bindProviderAgreements(app, services);
  bindProviderAnnouncements(app, services);
  bindProviderCatalog(app, services);
  bindProviderCompanies(app, services);
  bindProviderDisposers(app, services);
  bindProviderFeed(app, services);
  bindProviderMaintenance(app, services);
  bindProviderQuestions(app, services);
  bindProviderQuotes(app, services);
  bindProviderInvoices(app, services);
  bindProviderProofs(app, services);
  bindProviderReferences(app, services);
  bindProviderSites(app, services);
}
