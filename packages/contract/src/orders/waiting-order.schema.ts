import * as z from "zod/mini";
import { date, type ErrorCode, id, instant } from "../base/index.ts";
import { proofRefusals } from "../proofs/index.ts";
import { person } from "../users/index.ts";
import { editRefusals, orderingRefusals } from "./orders.codes.ts";

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

/** Whether an answer is a request that waits, not the order itself. */
export const isWaitingOrder = (answer: object): answer is WaitingOrder =>
  "approvalRequest" in answer && !("agreementId" in answer);
