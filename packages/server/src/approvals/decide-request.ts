import {
  type ApprovalChange,
  type ApprovalDecision,
  type ApprovalDecline,
  type ApprovalRequest,
  approvalsTexts,
  canDecide,
  storedWish,
} from "@kreislauf/contract/approvals";
import { formatDateTime, Refusal } from "@kreislauf/contract/base";
import { referenceFields } from "@kreislauf/contract/purchasing";
import * as z from "zod/mini";
import type { TransactionContext } from "../base/context.ts";
import {
  createAgreement,
  createGroupedOrders,
  createOrder,
  ensureOrderable,
  lockAnyOrderBasis,
  logApproval,
  withoutRequest,
} from "../orders/index.ts";
import { quoteNetAmount, settleWithoutFields } from "../purchasing/index.ts";
import { deadlineOf, examineOrders } from "./approval-gate.ts";
import {
  changeWish,
  lockRequest,
  logRequest,
  setOrdersOfRequest,
  updateRequest,
} from "./approval-requests.store.ts";
import type { ApprovalRequestRow } from "./approvals.tables.ts";
import { listApproversAt, mayOrderAt } from "./approvers.store.ts";
import { notifyApprovers, notifyRequester } from "./notify-approvers.ts";
import { decidersOf, getRequestView } from "./to-approval-view.ts";

/**
 * Locks a request that the person may decide, in the version that they saw. If two people decide, the second one is
 * refused with a sentence that names the first.
 */
async function lockDecidable(
  context: TransactionContext,
  id: number,
  version: number,
): Promise<ApprovalRequestRow> {
  const { actor, now } = context;
  const request = await lockRequest(context, id);
  if (request === undefined) throw new Refusal("not_found");
  const candidates = await listApproversAt(context, actor.companyId, request.site_id);
  const verdict = canDecide(
    {
      state: request.state,
      approveBy: Temporal.Instant.from(request.approve_by),
      deciders: decidersOf(request, candidates).map(({ userId }) => userId),
    },
    actor.userId,
    now,
  );
  const isStale = request.state === "waiting" && request.version !== version;
  if (isStale || (!verdict.allowed && verdict.reason === "approval_decided"))
    throw await alreadyDecided(context, id);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  return request;
}

/** Events in the history of a request that are no decision. */
const undecided: ReadonlySet<string> = new Set(["requested", "changed", "reminded"]);

async function alreadyDecided(context: TransactionContext, id: number): Promise<Refusal> {
  const current = await getRequestView(context, id);
  const last = current.history.findLast(({ event }) => !undecided.has(event));
  const texts: Partial<Record<string, (name: string, time: string) => string>> =
    approvalsTexts[context.language].decidedBy;
  const sentence = last?.by && texts[last.event]?.(last.by.name, formatDateTime(last.at, context.language));
  return new Refusal("approval_decided", [], {}, sentence ? { sentence, current } : undefined);
}

export async function approveRequest(
  context: TransactionContext,
  id: number,
  { version }: ApprovalDecision,
): Promise<ApprovalRequest> {
  await approve(context, await lockDecidable(context, id, version));
  return await getRequestView(context, id);
}

async function approve(context: TransactionContext, request: ApprovalRequestRow): Promise<void> {
  const { actor } = context;
  if (request.level === 1 && request.second_approver !== null) {
    const next = { level: 2, first_approved_by: actor.userId, notified_on: context.now.toString() };
    const candidates = await listApproversAt(context, actor.companyId, request.site_id);
    const approvers = decidersOf({ ...request, ...next }, candidates);
    if (approvers.length === 0) throw new Refusal("approver_missing");
    await updateRequest(context, request, next);
    await logRequest(context, request.id, "approved_first", actor.userId);
    // A cause of its own for the mails, because one person gets only one mail with the same cause, and some approvers
    // have got the mail of the first level.
    await notifyApprovers(context, request.id, approvers, "second level");
    return;
  }
  await placeRequest(context, request, "approved");
}

/**
 * Carries out the delayed call of a locked request, as the person who made the call, and notifies them. Refused if that
 * person may no longer order at the site.
 */
export async function placeRequest(
  context: TransactionContext,
  request: ApprovalRequestRow,
  event: "approved" | "released",
): Promise<void> {
  const { actor, now } = context;
  const { requested_by: userId, company_id: companyId, site_id: siteId, subject } = request;
  if (!(await mayOrderAt(context, { userId, companyId, siteId, subject })))
    throw new Refusal("requester_gone");
  // The request no longer waits, so that its reserved containers do not count against its own orders.
  await updateRequest(context, request, {
    state: "approved",
    decided_by: actor.userId,
    decided_on: now.toString(),
  });
  const asRequester = { ...context, actor: { ...actor, userId: request.requested_by } };
  const orderIds = await placeWish(asRequester, request);
  await setOrdersOfRequest(context, request.id, orderIds);
  await logApproval(context, orderIds, actor.userId);
  await logRequest(context, request.id, event, actor.userId);
  await notifyRequester(context, request.id, "approval_approved");
}

async function placeWish(
  asRequester: TransactionContext,
  { subject, body }: ApprovalRequestRow,
): Promise<readonly number[]> {
  const wish = z.parse(storedWish, { subject, body });
  switch (wish.subject) {
    case "order":
      return [(await createOrder(asRequester, wish.body)).id];
    case "group":
      return (await createGroupedOrders(asRequester, wish.body)).orders.map(({ id }) => id);
    case "agreement":
      return [(await createAgreement(asRequester, wish.body)).order.id];
  }
}

/**
 * Changes the amount or the date of a single order and approves it. The changed order is checked here, because it may
 * wait for a second approval before it is ordered and checked again.
 */
export async function changeRequest(
  context: TransactionContext,
  id: number,
  { version, ...changes }: ApprovalChange,
): Promise<ApprovalRequest> {
  const request = await lockDecidable(context, id, version);
  const wish = z.parse(storedWish, { subject: request.subject, body: request.body });
  if (wish.subject !== "order") throw new Refusal("approval_not_changeable");
  const { amount, desiredDate } = wish.body;
  const body = {
    ...wish.body,
    amount: changes.amount ?? amount,
    desiredDate: changes.desiredDate ?? desiredDate,
  };
  const basis = withoutRequest(await lockAnyOrderBasis(context, body.agreementId), id);
  await ensureOrderable(context, basis, body);
  const takesMore = body.amount > amount || body.desiredDate > desiredDate;
  const judged = { fields: [], kept: takesMore ? referenceFields : [], changed: { requestId: id } };
  await settleWithoutFields(context, basis.references, [body], judged);
  const approveBy = deadlineOf({ ...body, basis });
  const found = await examineOrders(context, [{ ...body, basis }]);
  // A second approval stays required, and becomes required if the changed order exceeds its limit.
  const second = request.second_approver ?? found?.needed?.second ?? null;
  // The price is read even if no rule checks it, because a waiting request counts in frame orders and budgets.
  const priceCents = await quoteNetAmount(context, [body]);
  await changeWish(context, id, { body, approveBy, second, priceCents });
  await logRequest(context, id, "changed", context.actor.userId, {
    before: {
      ...(body.amount !== amount && { amount }),
      ...(body.desiredDate !== desiredDate && { desiredDate }),
    },
    after: {
      ...(body.amount !== amount && { amount: body.amount }),
      ...(body.desiredDate !== desiredDate && { desiredDate: body.desiredDate }),
    },
  });
  await approve(context, { ...request, body, second_approver: second });
  return await getRequestView(context, id);
}

export async function declineRequest(
  context: TransactionContext,
  id: number,
  { version, declineReason, reason }: ApprovalDecline,
): Promise<ApprovalRequest> {
  const request = await lockDecidable(context, id, version);
  await closeRequest(context, request, "declined", { decline_reason: declineReason, reason: reason ?? "" });
  await notifyRequester(context, id, "approval_declined");
  return await getRequestView(context, id);
}

/** Withdraws the person's own request. Its reserved containers are free at once. */
export async function withdrawRequest(
  context: TransactionContext,
  id: number,
  { version }: ApprovalDecision,
): Promise<ApprovalRequest> {
  const request = await lockRequest(context, id);
  if (request === undefined) throw new Refusal("not_found");
  if (request.state === "lapsed") throw new Refusal("approval_lapsed");
  if (request.state !== "waiting" || request.version !== version) throw await alreadyDecided(context, id);
  if (request.requested_by !== context.actor.userId) throw new Refusal("approval_not_yours");
  await closeRequest(context, request, "withdrawn", {});
  return await getRequestView(context, id);
}

async function closeRequest(
  context: TransactionContext,
  request: ApprovalRequestRow,
  state: "declined" | "withdrawn",
  words: Partial<Pick<ApprovalRequestRow, "decline_reason" | "reason">>,
): Promise<void> {
  const { actor, now } = context;
  await updateRequest(context, request, {
    ...words,
    state,
    decided_by: actor.userId,
    decided_on: now.toString(),
  });
  await logRequest(context, request.id, state, actor.userId);
}
