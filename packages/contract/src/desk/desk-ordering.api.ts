import * as z from "zod/mini";
import { type EndpointTable, idsParam, needsRole } from "../base/index.ts";
import { maxDeskOrders } from "./desk.codes.ts";
import { createdDeskOrders, deskOrderChoices, deskOrdersCreation } from "./desk-ordering.schema.ts";

const dispatch = needsRole("dispatch");

/** Orders that dispatch takes for customers, on the phone for example. */
export const deskOrderingApi = {
  deskOrderChoices: {
    method: "GET",
    path: "/desk/v1/order-choices",
    summary:
      "What can be ordered now on each of these agreements, and who of the customer's people may order it",
    access: dispatch,
    query: z.object({ agreementIds: idsParam(maxDeskOrders) }),
    answer: deskOrderChoices,
    refusals: ["not_found"],
  },
  createDeskOrders: {
    method: "POST",
    path: "/desk/v1/orders",
    summary: "Take an order for a customer, or the same order on up to 500 agreements, each by itself",
    access: dispatch,
    body: deskOrdersCreation,
    answer: createdDeskOrders,
  },
} as const satisfies EndpointTable;
