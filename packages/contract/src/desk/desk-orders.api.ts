import * as z from "zod/mini";
import {
  date,
  type EndpointTable,
  errorStatus,
  type ErrorCode,
  id,
  idParam,
  integerParam,
  maxId,
  needsRole,
  searchInput,
  textInput,
} from "../base/index.ts";
import { land } from "../catalog/index.ts";
import {
  claimReasonIds,
  maxPhotoBodyBytes,
  orderActionRefusals,
  orderingRefusals,
  orderPhotoKinds,
  orderPicture,
  photoRefusals,
} from "../orders/index.ts";
import { deskClaimStates, deskCountLimit, deskLists, deskSorts, countedDeskLists } from "./desk.codes.ts";
import {
  deskClaim,
  deskOrder,
  deskOrderAnswer,
  deskOrderDetail,
  deskOrdersAnswer,
  deskOrdersUndo,
  deskSecondTrip,
  deskSecondTripAnswer,
  deskTicket,
  deskWaiting,
} from "./desk-orders.schema.ts";

const reading = needsRole("dispatch", "claims");
const dispatch = needsRole("dispatch");
const params = z.object({ orderId: idParam });

const answerRefusals: readonly ErrorCode[] = [
  "not_found",
  "order_changed",
  ...orderActionRefusals,
  ...orderingRefusals,
  ...photoRefusals,
  "confirmed_date_differs",
  "date_not_in_future",
  "proposed_date_is_desired",
  "proposal_too_late",
  "no_time_to_answer",
  "not_a_placement",
  "executed_in_future",
  "waste_type_unchanged",
  "weight_implausible",
  "weight_unchanged",
  "order_not_executed",
  "executed_before_order",
];

const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** The inbox of dispatch: reading orders of all customers and answering them. */
export const deskOrdersApi = {
  deskOrders: {
    method: "GET",
    path: "/desk/v1/orders",
    summary:
      "Orders of all customers in one phase, in all open ones, or with an open question; open ones with the next day first, others with the latest",
    access: reading,
    query: z.object({
      phase: z._default(z.enum(deskLists), "new"),
      sort: z._default(z.enum(deskSorts), "day"),
      from: z.optional(date),
      to: z.optional(date),
      land: z.optional(land),
      disposer: z.optional(textInput(200)),
      wasteTypeId: z.optional(idParam),
      companyId: z.optional(idParam),
      search: z._default(searchInput(100), ""),
      /** Only orders up to this id, so that new orders do not shift the pages; 0 if there was no order yet. */
      upTo: z.optional(integerParam(0, maxId)),
      offset: z._default(integerParam(0, 100_000), 0),
    }),
    answer: z.object({
      orders: z.array(deskOrder),
      hasMore: z.boolean(),
      /** The number of orders in each list under the current filters; counting stops at 1,000. */
      counts: z.record(z.enum(countedDeskLists), z.int().check(z.maximum(deskCountLimit))),
      lastOrderId: z.int(),
    }),
  },
  deskOrderFilters: {
    method: "GET",
    path: "/desk/v1/order-filters",
    summary: "What the inbox can be filtered by, apart from companies, of which there are many",
    access: reading,
    answer: z.object({
      disposers: z.array(z.string()),
      wasteTypes: z.array(z.object({ id, name: z.string() })),
    }),
  },
  deskOrderCompanies: {
    method: "GET",
    path: "/desk/v1/order-companies",
    summary:
      "The first companies by name or number that the inbox can be filtered by, or the one with this id",
    access: reading,
    query: z.object({ search: z._default(searchInput(100), ""), companyId: z.optional(idParam) }),
    answer: z.object({
      companies: z.array(z.object({ id, customerNumber: z.string(), name: z.string() })),
    }),
  },
  deskNews: {
    method: "GET",
    path: "/desk/v1/news",
    summary: "How many orders came after one, and whether any changed",
    access: reading,
    query: z.object({ after: integerParam(0, maxId) }),
    answer: z.object({ newOrders: z.int(), lastChange: z.int() }),
  },
  deskWaiting: {
    method: "GET",
    path: "/desk/v1/waiting",
    summary: "How much waits in the areas of one's roles; counting stops at 1,000",
    access: needsRole("dispatch", "claims", "master_data"),
    answer: deskWaiting,
  },
  deskOrder: {
    method: "GET",
    path: "/desk/v1/orders/:orderId",
    summary: "One order with its access data and who did what when",
    access: reading,
    params,
    answer: deskOrderDetail,
    refusals: ["not_found"],
  },
  deskOrderPhoto: {
    method: "GET",
    path: "/desk/v1/orders/:orderId/photos/:kind",
    summary: "The photo of a claim or of what the disposer reported",
    access: reading,
    params: z.object({ orderId: idParam, kind: z.enum(orderPhotoKinds) }),
    answer: orderPicture,
    refusals: ["not_found"],
  },
  answerDeskOrder: {
    method: "POST",
    path: "/desk/v1/orders/:orderId/answer",
    summary: "Confirm, propose another date, move a placement, report, cancel or redeclare an order",
    access: dispatch,
    params,
    body: deskOrderAnswer,
    answer: deskOrder,
    refusals: answerRefusals,
    maxBodyBytes: maxPhotoBodyBytes,
  },
  answerDeskOrders: {
    method: "POST",
    path: "/desk/v1/orders/answer",
    summary: "The same answer to up to 500 orders, each by itself",
    access: dispatch,
    body: deskOrdersAnswer,
    answer: z.object({
      results: z.array(z.object({ orderId: id, error: z.nullable(z.enum(codes)) })),
    }),
  },
  undoDeskAnswers: {
    method: "POST",
    path: "/desk/v1/orders/undo",
    summary: "Take back one's own confirmations or proposals of the last seconds, each by itself",
    access: dispatch,
    body: deskOrdersUndo,
    answer: z.object({
      results: z.array(z.object({ orderId: id, error: z.nullable(z.enum(codes)) })),
    }),
  },
  deskClaims: {
    method: "GET",
    path: "/desk/v1/claims",
    summary:
      "Claims of all customers beside what was reported of their orders; open ones the oldest first, closed ones the latest order first",
    access: reading,
    query: z.object({
      state: z._default(z.enum(deskClaimStates), "open"),
      claimReasonId: z.optional(z.pipe(integerParam(1, 99), z.literal(claimReasonIds))),
      search: z._default(searchInput(100), ""),
      offset: z._default(integerParam(0, 100_000), 0),
    }),
    answer: z.object({
      claims: z.array(deskClaim),
      hasMore: z.boolean(),
      /** The number of claims in each state without regard to the search; counting stops at 1,000. */
      counts: z.record(z.enum(deskClaimStates), z.int().check(z.maximum(deskCountLimit))),
    }),
  },
  orderSecondTrip: {
    method: "POST",
    path: "/desk/v1/orders/:orderId/second-trip",
    summary: "Order another trip for a claimed order, and answer the claim with it",
    access: needsRole("claims"),
    params,
    body: deskSecondTrip,
    answer: deskSecondTripAnswer,
    refusals: [
      "not_found",
      "order_changed",
      ...orderActionRefusals,
      ...orderingRefusals,
      "date_not_in_future",
      "confirmed_date_differs",
    ],
  },
  answerDeskClaim: {
    method: "POST",
    path: "/desk/v1/orders/:orderId/ticket",
    summary: "Set the ticket of a claim, its status and the answer",
    access: needsRole("claims"),
    params,
    body: deskTicket,
    answer: deskOrder,
    refusals: ["not_found", "order_changed", ...orderActionRefusals],
  },
} as const satisfies EndpointTable;
