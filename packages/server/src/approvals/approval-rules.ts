import {
  type ApprovalRuleInput,
  type ApprovalRules,
  type ApprovalRuleView,
  type Approver,
  type ApproverChoices,
  maxApprovalRules,
  storedWish,
} from "@kreislauf/contract/approvals";
import { Refusal } from "@kreislauf/contract/base";
import * as z from "zod/mini";
import { recordAudit } from "../base/audit.ts";
import type { Context, TransactionContext } from "../base/context.ts";
import { lockForOrders } from "../orders/index.ts";
import { lockRequestsOfRule } from "./approval-requests.store.ts";
import {
  countOwnSites,
  countWaitingByRule,
  deleteRule,
  insertRule,
  listRuleRows,
  lockRule,
  lockRuleRows,
  placeRule,
  rollbackToSavepoint,
  setSavepoint,
  updateRule,
} from "./approval-rules.store.ts";
import type { ApprovalRequestRow, ApprovalRuleRow } from "./approvals.tables.ts";
import { type ApproverRow, listApprovers, listGroupNames } from "./approvers.store.ts";
import { placeRequest } from "./decide-request.ts";
import { lapseRequest } from "./lapse-requests.ts";

interface Names {
  readonly people: ReadonlyMap<number, string>;
  readonly groups: ReadonlyMap<number, string>;
}

async function readChoices(context: Context) {
  const { companyId } = context.actor;
  const [people, groups] = [
    await listApprovers(context, companyId, []),
    await listGroupNames(context, companyId),
  ];
  return { people, groups };
}

/** The people who hold the right to approve, and the groups of which at least one member holds it. */
export async function listApproverChoices(context: Context): Promise<ApproverChoices> {
  const { people, groups } = await readChoices(context);
  const held = new Set(people.map(({ groupId }) => groupId));
  return {
    people: people.map(({ userId, name }) => ({ id: userId, name })),
    groups: groups.filter(({ id }) => held.has(id)),
  };
}

function toRuleView(row: ApprovalRuleRow, names: Names, waiting: number): ApprovalRuleView {
  const named = ({ kind, id }: Approver) => ({
    kind,
    id,
    name: (kind === "person" ? names.people : names.groups).get(id) ?? "",
  });
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    siteIds: row.site_ids,
    orderKinds: row.order_kinds,
    amountFrom: row.amount_from,
    priceAboveCents: row.price_above_cents,
    hazardousOnly: row.hazardous_only,
    approver: named(row.approver),
    second: row.second === null ? null : { ...row.second, approver: named(row.second.approver) },
    ownAllowed: row.own_allowed,
    waiting,
  };
}

const namesOf = (people: readonly ApproverRow[], groups: readonly { id: number; name: string }[]): Names => ({
  people: new Map(people.map(({ userId, name }) => [userId, name])),
  groups: new Map(groups.map(({ id, name }) => [id, name])),
});

export async function listApprovalRules(context: Context): Promise<ApprovalRules> {
  const { people, groups } = await readChoices(context);
  const names = namesOf(people, groups);
  const waiting = await countWaitingByRule(context);
  const rows = await listRuleRows(context, context.actor.companyId);
  return { rules: rows.map((row) => toRuleView(row, names, waiting.get(row.id) ?? 0)) };
}

/** Refuses a rule whose approvers or sites do not belong to the company. */
async function ensureUsable(context: TransactionContext, rule: ApprovalRuleInput): Promise<void> {
  const { people, groups } = await readChoices(context);
  const isKnown = ({ kind, id }: Approver) =>
    kind === "person" ? people.some(({ userId }) => userId === id) : groups.some((group) => group.id === id);
  if (!isKnown(rule.approver) || (rule.second !== null && !isKnown(rule.second.approver))) {
    throw new Refusal("approver_unknown");
  }
  if (rule.siteIds !== null) {
    const wanted = new Set(rule.siteIds);
    if ((await countOwnSites(context, [...wanted])) !== wanted.size) throw new Refusal("not_found");
  }
}

async function viewOf(context: TransactionContext, row: ApprovalRuleRow): Promise<ApprovalRuleView> {
  const { people, groups } = await readChoices(context);
  const waiting = await countWaitingByRule(context);
  return toRuleView(row, namesOf(people, groups), waiting.get(row.id) ?? 0);
}

const audit = (
  context: TransactionContext,
  action: "approval_rule_saved" | "approval_rule_deleted",
  { id, name }: Pick<ApprovalRuleRow, "id" | "name">,
) =>
  recordAudit(context, {
    companyId: context.actor.companyId,
    actorId: context.actor.userId,
    action,
    subject: name,
    subjectId: id,
  });

export async function createApprovalRule(
  context: TransactionContext,
  rule: ApprovalRuleInput,
): Promise<ApprovalRuleView> {
  const rows = await lockRuleRows(context);
  if (rows.length >= maxApprovalRules) throw new Refusal("too_many_rules");
  await ensureUsable(context, rule);
  const row = await insertRule(context, rule, (rows.at(-1)?.position ?? 0) + 1);
  await audit(context, "approval_rule_saved", row);
  return await viewOf(context, row);
}

export async function changeApprovalRule(
  context: TransactionContext,
  id: number,
  rule: ApprovalRuleInput,
): Promise<ApprovalRuleView> {
  const known = (await lockRuleRows(context)).find((row) => row.id === id);
  if (known === undefined) throw new Refusal("not_found");
  if (rule.version !== undefined && rule.version !== known.version)
    throw new Refusal("approval_rule_changed");
  await ensureUsable(context, rule);
  const row = await updateRule(context, id, rule);
  await audit(context, "approval_rule_saved", row);
  return await viewOf(context, row);
}

/**
 * Deletes a rule. Requests that wait because of it are placed as orders; those that can no longer be ordered lapse.
 * Returns how many were placed and how many lapsed.
 */
export async function deleteApprovalRule(
  context: TransactionContext,
  id: number,
): Promise<{ readonly released: number; readonly lapsed: number }> {
  // Locks are taken in this sequence to avoid deadlocks: placing an order locks its agreements and then the rule; a
  // decision locks its request and then the agreements.
  const waiting = await lockRequestsOfRule(context, id);
  await lockForOrders(context, waiting.flatMap(agreementsOf));
  const known = await lockRule(context, id);
  if (known === undefined) throw new Refusal("not_found");
  // Requests that began to wait meanwhile can no longer be locked in this sequence, so the call is refused. The next
  // attempt includes them.
  const count = (await countWaitingByRule(context)).get(id) ?? 0;
  if (count > waiting.length) throw new Refusal("approval_rule_changed");
  const outcome = { released: 0, lapsed: 0 };
  for (const request of waiting) {
    const isReleased = await releaseOrLapse(context, request);
    outcome[isReleased ? "released" : "lapsed"] += 1;
  }
  await deleteRule(context, id);
  await audit(context, "approval_rule_deleted", known);
  return outcome;
}

/** The agreements that placing a request's orders will lock. */
function agreementsOf({ subject, body }: ApprovalRequestRow): readonly number[] {
  const wish = z.parse(storedWish, { subject, body });
  if (wish.subject === "order") return [wish.body.agreementId];
  return wish.subject === "group" ? wish.body.orders.map(({ agreementId }) => agreementId) : [];
}

/**
 * Places a request's orders, or lets the request lapse if they are refused. A savepoint undoes what a refused attempt
 * wrote.
 */
async function releaseOrLapse(context: TransactionContext, request: ApprovalRequestRow): Promise<boolean> {
  await setSavepoint(context);
  try {
    await placeRequest(context, request, "released");
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await rollbackToSavepoint(context);
    await lapseRequest(context, request);
    return false;
  }
}

export async function orderApprovalRules(
  context: TransactionContext,
  ruleIds: readonly number[],
): Promise<ApprovalRules> {
  const rows = await lockRuleRows(context);
  const known = new Set(rows.map(({ id }) => id));
  if (new Set(ruleIds).size !== known.size || ruleIds.some((id) => !known.has(id))) {
    throw new Refusal("approval_rule_changed");
  }
  for (const [index, id] of ruleIds.entries()) await placeRule(context, id, index + 1);
  return await listApprovalRules(context);
}
