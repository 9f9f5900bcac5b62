import * as z from "zod/mini";
import { amount, date, type ErrorCode, id, instant, withReason } from "../base/index.ts";
import { agreementTypeId, containerActionId } from "../catalog/index.ts";
import { proofRefusals } from "../proofs/index.ts";
import { person } from "../users/index.ts";
import { editRefusals, maxSiteOrders, orderingRefusals } from "./orders.codes.ts";

/** Why a new order on an existing agreement is neither placed nor sent for approval. */
export const newOrderRefusals = [
  "not_found",
  ...orderingRefusals,
  ...proofRefusals,
  "approver_missing",
  "idempotency_mismatch",
] as const satisfies readonly ErrorCode[];

/** Why an edit of an order is refused, besides the codes that every action on an order can have. */
export const orderEditRefusals = [
  ...editRefusals,
  ...orderingRefusals,
  ...proofRefusals,
  "change_needs_approval",
] as const satisfies readonly ErrorCode[];

/** An order that waits for an approval: it has no order number and none of the statuses (docs/coverage.md D21.4). */
export const approvalRequestSummary = z.object({
  id,
  /** The rule that asks for the approval. */
  ruleName: z.string(),
  /** Until when the order must be approved to reach its desired date. */
  approveBy: instant,
  desiredDate: date,
  approvers: z.array(person),
});
export type ApprovalRequestSummary = z.output<typeof approvalRequestSummary>;

/** The response to an order that must be approved first; sent with status 202 instead of the placed order. */
export const waitingOrder = z.object({ approvalRequest: approvalRequestSummary });
export type WaitingOrder = z.output<typeof waitingOrder>;

/** An order that somebody is about to place: on an agreement, or for a new container. */
const plannedOrder = z
  .strictObject({
    containerActionId,
    amount,
    desiredDate: date,
    agreementId: z.nullish(id),
    serviceLocationId: z.nullish(id),
    wasteTypeId: z.nullish(id),
    containerTypeId: z.nullish(id),
    agreementTypeId: z.nullish(agreementTypeId),
  })
  .check(
    z.refine(
      (body) => !!body.agreementId || !!(body.serviceLocationId && body.wasteTypeId && body.containerTypeId),
      { path: ["agreementId"], ...withReason("agreement_or_container") },
    ),
  );
export type PlannedOrder = z.output<typeof plannedOrder>;

/**
 * Orders that somebody is about to place. `areTogether`: they belong to one site and one call, and all of them wait if
 * any must be approved.
 */
export const plannedOrders = z.strictObject({
  orders: z.array(plannedOrder).check(z.minLength(1), z.maxLength(maxSiteOrders)),
  areTogether: z.boolean(),
});
export type PlannedOrders = z.output<typeof plannedOrders>;

const expectedApproval = z.object({
  ruleName: z.string(),
  approveBy: instant,
  /** Empty where the order would be refused with `approver_missing`. */
  approvers: z.array(person),
  needsSecond: z.boolean(),
});
export type ExpectedApproval = z.output<typeof expectedApproval>;

/** One entry per order, or a single one for orders placed together; null where nobody has to approve. */
export const expectedApprovals = z.object({ approvals: z.array(z.nullable(expectedApproval)) });
export type ExpectedApprovals = z.output<typeof expectedApprovals>;

/** Whether the response is a request that waits for an approval, not the order itself. */
export const isWaitingOrder = (answer: object): answer is WaitingOrder =>
  "approvalRequest" in answer && !("agreementId" in answer);
