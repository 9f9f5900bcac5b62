import * as z from "zod/mini";
import { agreement, cycleChecks, cycleWish } from "../agreements/index.ts";
import { because, date, id, optionalText, verdictOf } from "../base/index.ts";
import { containerActionId } from "../catalog/index.ts";
import { person } from "../users/index.ts";
import { amount, orderCreation } from "./order-verbs.schema.ts";
import { longest, mostGroupedOrders, orderingRefusals } from "./orders.codes.ts";
import { order, timeWindow } from "./orders.schema.ts";

/** A new container: the agreement that it makes and the day on which it shall stand. */
export const agreementCreation = z
  .strictObject({
    serviceLocationId: id,
    wasteTypeId: id,
    containerTypeId: id,
    ...cycleWish,
    amount,
    desiredDate: date,
    details: optionalText(longest.details),
  })
  .check(...cycleChecks);
export type AgreementCreation = z.output<typeof agreementCreation>;

export const createdAgreement = z.object({ agreement, order });
export type CreatedAgreement = z.output<typeof createdAgreement>;

/** Orders of one site that are given together or not at all. */
export const groupedOrders = z
  .strictObject({
    serviceLocationId: id,
    orders: z
      .array(z.extend(orderCreation, { serviceLocationId: z.optional(id) }))
      .check(z.minLength(1), z.maxLength(mostGroupedOrders)),
  })
  .check(
    z.refine(
      (body) =>
        body.orders.every(
          ({ serviceLocationId: own }) => own === undefined || own === body.serviceLocationId,
        ),
      { path: ["serviceLocationId"], ...because("other_location") },
    ),
  );
export type GroupedOrders = z.output<typeof groupedOrders>;

export const givenGroup = z.object({ taskCreationGroup: id, orders: z.array(order) });
export type GivenGroup = z.output<typeof givenGroup>;

/** An order in a line, as the dialogs list what they bring about. */
export const orderLine = z.object({
  id,
  orderNumber: z.string(),
  containerActionId,
  actionDescription: z.string(),
  amount: z.int(),
  desiredDate: date,
  createdByUser: person,
});
export type OrderLine = z.output<typeof orderLine>;

/** What a withdrawal would bring about, if it were ordered now. */
export const withdrawalPreview = z.object({
  /** Containers that stand at the site after it. */
  remaining: z.int(),
  /** Once it is carried out, the agreement ends. */
  endsAgreement: z.boolean(),
  /** Open orders that it cancels, the nearest first. */
  cancelled: z.array(orderLine),
  /** Open orders that stay. */
  kept: z.array(orderLine),
});
export type WithdrawalPreview = z.output<typeof withdrawalPreview>;

/** Orders of the cycle that fall away with any change of the agreement, should it take effect tomorrow. */
export const changePreview = z.object({ cancelled: z.array(orderLine) });
export type ChangePreview = z.output<typeof changePreview>;

/** What an earlier order makes of a new one, by today's rules. */
export const orderAgain = z.object({
  /** Whether its action can be ordered on its agreement now; the rest is to fill in either way. */
  verdict: verdictOf(orderingRefusals),
  serviceLocationId: id,
  agreementId: id,
  containerActionId,
  /** As many as today's limits leave of the earlier amount. */
  amount: z.int(),
  amountChanged: z.boolean(),
  timeWindow,
  customerOrderNumber: z.nullable(z.string()),
  details: z.nullable(z.string()),
  noteToDisposer: z.nullable(z.string()),
  /** The first day that can be ordered, if there is one within the days that are counted. */
  firstDate: z.nullable(date),
});
export type OrderAgain = z.output<typeof orderAgain>;
