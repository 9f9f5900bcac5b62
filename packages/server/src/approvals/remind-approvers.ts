import { type ApprovalDecision, type ApprovalRequest, canRemind } from "@kreislauf/contract/approvals";
import { Refusal } from "@kreislauf/contract/base";
import type { TransactionContext } from "../base/context.ts";
import { lockRequest, logRequest, setReminded } from "./approval-requests.store.ts";
import { listApproversAt } from "./approvers.store.ts";
import { notifyApprovers } from "./notify-approvers.ts";
import { decidersOf, getRequestView, reminderFacts } from "./to-approval-view.ts";

/** Reminds the people who may decide the person's own request. */
export async function remindApprovers(
  context: TransactionContext,
  id: number,
  { version }: ApprovalDecision,
): Promise<ApprovalRequest> {
  const { actor, now } = context;
  const request = await lockRequest(context, id);
  if (request === undefined) throw new Refusal("not_found");
  const verdict = canRemind(reminderFacts(request), actor.userId, now);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  if (request.version !== version) throw new Refusal("approval_decided");
  await setReminded(context, id);
  await logRequest(context, id, "reminded", actor.userId);
  const approvers = decidersOf(request, await listApproversAt(context, actor.companyId, request.site_id));
  await notifyApprovers(context, id, approvers, `reminded ${request.reminders + 1}`);
  return await getRequestView(context, id);
}
