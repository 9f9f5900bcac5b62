import { Refusal } from "@kreislauf/contract/base";
import {
  deskClaimsPageSize,
  deskHandoverApi,
  deskOrdersApi,
  deskPageSize,
  customerViewsApi,
  deskDisputesApi,
  deskOrderingApi,
} from "@kreislauf/contract/desk";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { readPhoto } from "../orders/index.ts";
import { answerClaim, answerOrder, answerOrders } from "./answers/answer-orders.ts";
import { createDeskOrders } from "./answers/create-desk-orders.ts";
import { getDeskOrderChoices } from "./answers/get-desk-order-choices.ts";
import { bindDeskAgreements } from "./agreements/desk-agreements.routes.ts";
import { countWaiting } from "./agreements/waiting.store.ts";
import { listCompanyChoices } from "./customers/company-choices.store.ts";
import { bindDeskCustomers } from "./customers/desk-customers.routes.ts";
import { answerDeskDispute, getDeskDisputeAttachment, listDeskDisputes } from "./disputes/desk-disputes.ts";
import { countOpenDisputes } from "./disputes/desk-disputes.store.ts";
import { bindDeskDocuments } from "./documents/desk-documents.routes.ts";
import { bindDeskMessages } from "./answers/desk-messages.routes.ts";
import { bindDeskNotes } from "./answers/desk-transport-notes.routes.ts";
import { bindDeskOperations } from "./operations/desk-operations.routes.ts";
import { bindDeskViews } from "./inbox/desk-views.routes.ts";
import { countClaims, findOrderPhotos, listClaims } from "./claims/claims.store.ts";
import {
  getDeskDisposer,
  handOverDeskOrder,
  handOverDeskOrderOnPaper,
  takeBackDeskOrder,
} from "./answers/hand-over-orders.ts";
import { lastOrderId, readInbox, countNewOrders } from "./inbox/inbox.store.ts";
import { listInboxFilters } from "./inbox/inbox-filters.store.ts";
import { orderSecondTrip } from "./answers/order-second-trip.ts";
import { toDeskClaims } from "./claims/to-desk-claims.ts";
import { getDeskOrderDetail, toDeskOrder } from "./inbox/to-desk-order.ts";
import { undoAnswers } from "./answers/undo-answers.ts";
import { endCustomerView, openCustomerView, viewAsPerson } from "./impersonation/view-as-person.ts";

export function bindDeskRoutes(app: FastifyInstance, services: HttpServices, viewSecret: Buffer): void {
  bindDeskAgreements(app, services);
  bindDeskCustomers(app, services);
  bindDeskDocuments(app, services);
  bindDeskMessages(app, services);
  bindDeskNotes(app, services);
  bindDeskOperations(app, services);
  bindDeskViews(app, services);
  bindEndpoints(app, services, customerViewsApi, {
    viewAsPerson: (context, { params, body }) => viewAsPerson(context, params, body.reason),
    openCustomerView: (context, { body }) => openCustomerView(context, viewSecret, body.ticket),
    endCustomerView: (context) => endCustomerView(context, viewSecret),
  });
  bindEndpoints(app, services, deskDisputesApi, {
    deskDisputes: (context, { query }) => listDeskDisputes(context, query.state),
    countDeskDisputes: async (context) => ({ open: await countOpenDisputes(context) }),
    answerDeskDispute: (context, { params, body }) => answerDeskDispute(context, params, body),
    deskDisputeAttachment: (context, { params }) =>
      getDeskDisputeAttachment(context, params.documentId, params.attachmentId),
  });
  bindEndpoints(app, services, deskHandoverApi, {
    deskOrderDisposer: (context, { params }) => getDeskDisposer(context, params.orderId),
    handOverDeskOrder: (context, { params, body }) => handOverDeskOrder(context, params.orderId, body),
    handOverDeskOrderOnPaper: (context, { params, body }) =>
      handOverDeskOrderOnPaper(context, params.orderId, body),
    takeBackDeskOrder: (context, { params, body }) => takeBackDeskOrder(context, params.orderId, body),
  });
  bindEndpoints(app, services, deskOrderingApi, {
    deskOrderChoices: (context, { query }) => getDeskOrderChoices(context, query.agreementIds),
    createDeskOrders: { handle: (context, { body }) => createDeskOrders(context, body) },
  });
  bindEndpoints(app, services, deskOrdersApi, {
    deskOrders: async (context, { query }) => {
      // The latest id is read before the list, so that an order created in between counts as new and is not missed.
      const upTo = query.upTo ?? (await lastOrderId(context));
      const { rows, counts } = await readInbox(context, { ...query, upTo });
      return {
        orders: rows.slice(0, deskPageSize).map((row) => toDeskOrder(row, context.now)),
        hasMore: rows.length > deskPageSize,
        counts,
        lastOrderId: upTo,
      };
    },
    deskOrderFilters: (context) => listInboxFilters(context),
    deskOrderCompanies: async (context, { query }) => ({
      companies: await listCompanyChoices(context, query),
    }),
    deskNews: (context, { query }) => countNewOrders(context, query.after),
    deskWaiting: (context) => countWaiting(context),
    deskOrder: (context, { params }) => getDeskOrderDetail(context, params.orderId),
    deskOrderPhoto: async (context, { params: { orderId, kind } }) => {
      const photos = await findOrderPhotos(context, orderId);
      if (photos === undefined) throw new Refusal("not_found");
      return await readPhoto(context, photos[kind], photos.order_number);
    },
    // These handlers open their own transactions: photos are stored before one begins, and of many orders each has its
    // own.
    answerDeskOrder: { handle: (context, { params, body }) => answerOrder(context, { ...params, ...body }) },
    answerDeskOrders: { handle: (context, { body }) => answerOrders(context, body, services.clock) },
    undoDeskAnswers: { handle: (context, { body }) => undoAnswers(context, body.orderIds) },
    deskClaims: async (context, { query }) => {
      const rows = await listClaims(context, query);
      return {
        claims: await toDeskClaims(rows.slice(0, deskClaimsPageSize), context.now),
        hasMore: rows.length > deskClaimsPageSize,
        counts: await countClaims(context),
      };
    },
    orderSecondTrip: (context, { params, body }) => orderSecondTrip(context, params.orderId, body),
    answerDeskClaim: (context, { params, body }) => answerClaim(context, params.orderId, body),
  });
}
