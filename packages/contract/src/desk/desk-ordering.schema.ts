import * as z from "zod/mini";
import { amount, date, errorStatus, type ErrorCode, id, optionalText, withReason } from "../base/index.ts";
import { containerActionId } from "../catalog/index.ts";
import { orderFields, timeWindow } from "../orders/index.ts";
import { maxDeskOrders } from "./desk.codes.ts";

/** What dispatch can order on all of the given agreements, and for whom. */
export const deskOrderChoices = z.object({
  actions: z.array(
    z.object({
      containerActionId,
      /**
       * The first day for which a customer could order the action on all of the agreements; dispatch may choose an
       * earlier day.
       */
      earliestDate: date,
    }),
  ),
  /** The company's people who may place orders themselves at every site of these agreements. */
  people: z.array(z.object({ id, name: z.string() })),
});
export type DeskOrderChoices = z.output<typeof deskOrderChoices>;

const text = (name: "customerOrderNumber" | "details" | "noteToDisposer") =>
  optionalText(orderFields[name].maxLength, orderFields[name]);

const orderOnAgreement = z.strictObject({
  agreementId: id,
  amount,
  /** Whether to place the order although an open one for the same day exists already. */
  isRepeated: z._default(z.boolean(), false),
});

/** The same order on one or more agreements, each with an amount of its own. */
export const deskOrdersCreation = z.strictObject({
  orders: z.array(orderOnAgreement).check(
    z.minLength(1),
    z.maxLength(maxDeskOrders),
    z.refine((orders) => new Set(orders.map((each) => each.agreementId)).size === orders.length, {
      ...withReason("agreement_twice"),
    }),
  ),
  containerActionId,
  desiredDate: date,
  timeWindow: z._default(timeWindow, "all_day"),
  /** The customer's person who asked for the order; null for somebody without an account. */
  requestedById: z._default(z.nullable(id), null),
  customerOrderNumber: text("customerOrderNumber"),
  details: text("details"),
  noteToDisposer: text("noteToDisposer"),
});
export type DeskOrdersCreation = z.output<typeof deskOrdersCreation>;

const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** For each agreement the new order, or the refusal in `error`. */
export const createdDeskOrders = z.object({
  results: z.array(
    z.object({
      agreementId: id,
      orderId: z.nullable(id),
      orderNumber: z.nullable(z.string()),
      error: z.nullable(z.enum(codes)),
    }),
  ),
});
export type CreatedDeskOrders = z.output<typeof createdDeskOrders>;
