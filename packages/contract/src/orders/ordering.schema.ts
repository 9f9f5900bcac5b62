import * as z from "zod/mini";
import { agreement, scheduleChecks, scheduleInput } from "../agreements/index.ts";
import { amount, withReason, date, id, optionalText, verdictSchema } from "../base/index.ts";
import { containerActionId } from "../catalog/index.ts";
import { proofProblems, proofRefusals } from "../proofs/index.ts";
import { orderPrice } from "../purchasing/index.ts";
import { person } from "../users/index.ts";
import { orderCreation } from "./order-requests.schema.ts";
import { editCutoffs, maxGroupedOrders, maxSiteOrders, orderingRefusals } from "./orders.codes.ts";
import { orderFields } from "./orders.fields.ts";
import { order, orderTexts, timeWindow } from "./orders.schema.ts";
import { approvalRequestSummary } from "./waiting-order.schema.ts";

/** A new container: the agreement it creates and the day on which it is to be placed. */
export const agreementCreation = z
  .strictObject({
    serviceLocationId: id,
    wasteTypeId: id,
    containerTypeId: id,
    ...scheduleInput,
    amount,
    desiredDate: date,
    details: optionalText(orderFields.details.maxLength, orderFields.details),
  })
  .check(...scheduleChecks);
export type AgreementCreation = z.output<typeof agreementCreation>;

export const createdAgreement = z.object({ agreement, order });
export type CreatedAgreement = z.output<typeof createdAgreement>;

/** Orders of one site that are placed together or not at all. */
export const groupedOrders = z
  .strictObject({
    serviceLocationId: id,
    orders: z
      .array(z.extend(orderCreation, { serviceLocationId: z.optional(id) }))
      .check(z.minLength(1), z.maxLength(maxGroupedOrders)),
  })
  .check(
    z.refine(
      (body) =>
        body.orders.every(
          ({ serviceLocationId: own }) => own === undefined || own === body.serviceLocationId,
        ),
      { path: ["serviceLocationId"], ...withReason("other_location") },
    ),
  );
export type GroupedOrders = z.output<typeof groupedOrders>;

export const createdOrderGroup = z.object({ taskCreationGroup: id, orders: z.array(order) });
export type CreatedOrderGroup = z.output<typeof createdOrderGroup>;

/** Orders of several sites, each on another agreement. Each is placed or refused independently of the others. */
export const siteOrders = z.strictObject({
  orders: z.array(orderCreation).check(
    z.minLength(1),
    z.maxLength(maxSiteOrders),
    z.refine((orders) => new Set(orders.map((each) => each.agreementId)).size === orders.length, {
      ...withReason("agreement_twice"),
    }),
  ),
});
export type SiteOrders = z.output<typeof siteOrders>;

/**
 * Why one of several orders cannot be placed. `nextDate` is the first day, within 90 days after the desired date, on
 * which it could be placed or from which a proof could cover it; null if there is none.
 */
const siteOrderRefusal = z.object({
  code: z.enum(["not_found", ...orderingRefusals, ...proofRefusals, "reference_refused", "approver_missing"]),
  nextDate: z.nullable(date),
});
export type SiteOrderRefusal = z.output<typeof siteOrderRefusal>;

/** The price of one of several orders, without the lines that a single order shows. */
const siteOrderPrice = z.pick(orderPrice, { kind: true, netAmount: true, grossAmount: true });
export type SiteOrderPrice = z.output<typeof siteOrderPrice>;

/** What would become of each order if it were placed now, in the sequence of the request. */
export const siteOrderChecks = z.object({
  rows: z.array(
    z.object({
      agreementId: id,
      refused: z.nullable(siteOrderRefusal),
      /**
       * Why no proof covers the order, if it can be placed nevertheless; null if a proof covers it, none is needed, or
       * the order is refused. `firstDate` is the first day that a proof covers; null if there is none.
       */
      proofWarning: z.nullable(z.object({ problem: z.enum(proofProblems), firstDate: z.nullable(date) })),
      /** The first day, of the 90 from today on, for which the order could be placed; null if there is none. */
      firstDate: z.nullable(date),
      /** An open order that the agreement already has for the desired date; null if there is none. */
      existing: z.nullable(z.object({ id, orderNumber: z.string() })),
      /** Null if no price is agreed, the person sees no prices, or the order is refused. */
      price: z.nullable(siteOrderPrice),
    }),
  ),
  /** The variant of the edit cutoff in force, for the deadlines the orders will have. */
  editCutoff: z.enum(editCutoffs),
});
export type SiteOrderChecks = z.output<typeof siteOrderChecks>;
export type SiteOrderCheck = SiteOrderChecks["rows"][number];

/** What became of each order, in the sequence of the request: it was placed, waits for an approval, or was refused. */
export const createdSiteOrders = z.object({
  rows: z.array(
    z.object({
      agreementId: id,
      order: z.nullable(order),
      approvalRequest: z.nullable(approvalRequestSummary),
      refused: z.nullable(siteOrderRefusal),
    }),
  ),
});
export type CreatedSiteOrders = z.output<typeof createdSiteOrders>;
export type SiteOrderOutcome = CreatedSiteOrders["rows"][number];

/** An order as one line in a dialog that lists consequences. */
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

/** The consequences of a withdrawal if it were ordered now. */
export const withdrawalPreview = z.object({
  /** The number of containers on site after the withdrawal. */
  remaining: z.int(),
  /** Whether the agreement ends once the withdrawal is carried out. */
  endsAgreement: z.boolean(),
  /** Open orders that the withdrawal cancels, the nearest first. */
  cancelled: z.array(orderLine),
  /** Open orders that the withdrawal does not cancel. */
  kept: z.array(orderLine),
});
export type WithdrawalPreview = z.output<typeof withdrawalPreview>;

/**
 * The orders of the cycle that the agreement's accepted change will cancel or, if no change is accepted, that a change
 * accepted today would cancel.
 */
export const changePreview = z.object({ cancelled: z.array(orderLine) });
export type ChangePreview = z.output<typeof changePreview>;

/** An earlier order as the draft of a new one, by today's rules. */
export const reorder = z.object({
  /** Whether the action can be ordered on the agreement now; the other fields are filled in either way. */
  verdict: verdictSchema(orderingRefusals),
  serviceLocationId: id,
  agreementId: id,
  containerActionId,
  /** The earlier order's amount, limited by today's bounds. */
  amount: z.int(),
  amountChanged: z.boolean(),
  timeWindow,
  ...orderTexts,
  /** The first day, of the 90 from today on, for which the action can be ordered; null if there is none. */
  firstDate: z.nullable(date),
});
export type Reorder = z.output<typeof reorder>;
