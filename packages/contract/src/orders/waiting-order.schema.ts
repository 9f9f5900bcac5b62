import * as z from "zod/mini";
import { amount, date, type ErrorCode, id, instant, withReason } from "../base/index.ts";
import { agreementTypeId, containerActionId } from "../catalog/index.ts";
import { proofRefusals } from "../proofs/index.ts";
import { person } from "../users/index.ts";
import { editRefusals, maxSiteOrders, orderingRefusals } from "./orders.codes.ts";

/** Why new orders of existing agreements are neither placed nor made to wait. */
export const newOrderRefusals = [
  "not_found",
  ...orderingRefusals,
  ...proofRefusals,
  "approver_missing",
  "idempotency_mismatch",
] as const satisfies readonly ErrorCode[];

/** Why an order is not changed, beside what refuses any step of its life. */
export const orderEditRefusals = [
  ...editRefusals,
  ...orderingRefusals,
  ...proofRefusals,
  "change_needs_approval",
] as const satisfies readonly ErrorCode[];

/** An order that waits for somebody's approval: it has no order number and none of the statuses (docs/coverage.md D21.4). */
export const approvalRequestSummary = z.object({
  id,
  /** The rule that asks for the approval. */
  ruleName: z.string(),
  /** Until when it must be approved to reach its date. */
  approveBy: instant,
  desiredDate: date,
  approvers: z.array(person),
});
export type ApprovalRequestSummary = z.output<typeof approvalRequestSummary>;

/** Sent with status 202 instead of the order. */
export const waitingOrder = z.object({ approvalRequest: approvalRequestSummary });
export type WaitingOrder = z.output<typeof waitingOrder>;

/** An order that somebody is about to give: on an agreement, or for a new container. */
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

/** `areTogether`: they are given at one site in one call, and wait as a whole if any of them must be approved. */
export const plannedOrders = z.strictObject({
  orders: z.array(plannedOrder).check(z.minLength(1), z.maxLength(maxSiteOrders)),
  areTogether: z.boolean(),
});
export type PlannedOrders = z.output<typeof plannedOrders>;

const expectedApproval = z.object({
  ruleName: z.string(),
  approveBy: instant,
  /** Nobody where the order would be refused with `approver_missing`. */
  approvers: z.array(person),
  needsSecond: z.boolean(),
});
export type ExpectedApproval = z.output<typeof expectedApproval>;

/** For each of the orders, or once for those given together: null where nobody has to approve. */
export const expectedApprovals = z.object({ approvals: z.array(z.nullable(expectedApproval)) });
export type ExpectedApprovals = z.output<typeof expectedApprovals>;

/** Whether an answer is a request that waits, not the order itself. */
export const isWaitingOrder = (answer: object): answer is WaitingOrder =>
  "approvalRequest" in answer && !("agreementId" in answer);
