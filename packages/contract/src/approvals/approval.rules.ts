import { type BerlinDate, allowed, refused, type Verdict } from "../base/index.ts";
import { type ApprovalOrderKind, type ApprovalState, reminderLimits } from "./approvals.codes.ts";

/** Who approves: one person, or anybody in a group. */
export interface Approver {
  readonly kind: "person" | "group";
  readonly id: number;
}

/**
 * A company's approval rule. It applies to an order if all conditions that are set are met (docs/coverage.md D21.1).
 */
export interface ApprovalRule {
  readonly id: number;
  readonly name: string;
  /** The sites that the rule applies to; null for all. */
  readonly siteIds: readonly number[] | null;
  /** The kinds of orders that the rule applies to; null for all. */
  readonly orderKinds: readonly ApprovalOrderKind[] | null;
  /** Applies from this many containers or pieces on; null for any amount. */
  readonly amountFrom: number | null;
  /**
   * Applies above this net price, in cents: exactly at the limit no approval is needed, one cent above it is. Null for
   * any price.
   */
  readonly priceAboveCents: number | null;
  readonly hazardousOnly: boolean;
  readonly approver: Approver;
  /** The second approver, and the limits above which one is needed; null if one approval is always enough. */
  readonly second: SecondApproval | null;
  /** Whether the person who ordered may approve the order. */
  readonly ownAllowed: boolean;
}

export interface SecondApproval {
  readonly approver: Approver;
  readonly amountFrom: number | null;
  readonly priceAboveCents: number | null;
}

/** The facts about an order that the rules look at. */
export interface ApprovalSubjectFacts {
  readonly siteId: number;
  readonly orderKind: ApprovalOrderKind;
  readonly amount: number;
  /**
   * The sum of the known net prices of all orders placed together, in cents; null if none is known, which counts as
   * below every limit.
   */
  readonly priceCents: number | null;
  readonly hazardous: boolean;
}

type Limits = Pick<ApprovalRule, "amountFrom" | "priceAboveCents">;

const isAbove = (limits: Limits, { amount, priceCents }: ApprovalSubjectFacts): boolean =>
  (limits.amountFrom === null || amount >= limits.amountFrom) &&
  (limits.priceAboveCents === null || (priceCents !== null && priceCents > limits.priceAboveCents));

function applies(rule: ApprovalRule, facts: ApprovalSubjectFacts): boolean {
  if (rule.siteIds !== null && !rule.siteIds.includes(facts.siteId)) return false;
  if (rule.orderKinds !== null && !rule.orderKinds.includes(facts.orderKind)) return false;
  if (rule.hazardousOnly && !facts.hazardous) return false;
  return isAbove(rule, facts);
}

export interface NeededApproval {
  readonly rule: ApprovalRule;
  /** The second approver; null if one approval is enough. */
  readonly second: Approver | null;
}

/**
 * The approval that orders placed together need: the first rule in the company's list that applies to any of them, and
 * its second approver if any of them is above the limits for one. Null if no rule applies.
 */
export function neededApproval(
  rules: readonly ApprovalRule[],
  ordered: readonly ApprovalSubjectFacts[],
): NeededApproval | null {
  const rule = rules.find((each) => ordered.some((facts) => applies(each, facts)));
  if (rule === undefined) return null;
  const { second } = rule;
  const isSecondNeeded = second !== null && ordered.some((facts) => isAbove(second, facts));
  return { rule, second: isSecondNeeded ? second.approver : null };
}

/** A person who holds the right to approve at the site of a request. */
export interface ApproverCandidate {
  readonly userId: number;
  readonly groupId: number | null;
  /** The ids of the people whom this person substitutes today. */
  readonly standsInFor: readonly number[];
}

/**
 * The ids of the people who may decide: those whom the rule names and their substitutes, without the excluded people. A
 * substitute's own substitute does not count. If nobody is left, all candidates may decide, without the excluded
 * people.
 */
export function deciders(
  candidates: readonly ApproverCandidate[],
  approver: Approver,
  excluded: readonly number[],
): readonly number[] {
  const isNamed = ({ userId, groupId }: Pick<ApproverCandidate, "userId" | "groupId">) =>
    approver.kind === "person" ? userId === approver.id : groupId === approver.id;
  const named = candidates.filter(isNamed).map(({ userId }) => userId);
  // If the named person lost the right, their substitute may still decide.
  const principals = approver.kind === "person" ? [approver.id] : named;
  const substitutes = candidates
    .filter(({ standsInFor }) => standsInFor.some((id) => principals.includes(id)))
    .map(({ userId }) => userId);
  const others = (ids: readonly number[]) => [...new Set(ids)].filter((id) => !excluded.includes(id));
  const chosen = others([...named, ...substitutes]);
  return chosen.length > 0 ? chosen : others(candidates.map(({ userId }) => userId));
}

/**
 * The ids of the people who may give the first approval. Empty if nobody would be left to give the second one, because
 * one person cannot give both.
 */
export function firstDeciders(
  candidates: readonly ApproverCandidate[],
  { rule, second }: NeededApproval,
  requestedBy: number,
): readonly number[] {
  const excluded = rule.ownAllowed ? [] : [requestedBy];
  const first = deciders(candidates, rule.approver, excluded);
  if (second === null) return first;
  return first.some((id) => deciders(candidates, second, [...excluded, id]).length > 0) ? first : [];
}

export interface DecisionFacts {
  readonly state: ApprovalState;
  readonly approveBy: Temporal.Instant;
  readonly deciders: readonly number[];
}

export type DecisionRefusal = "approval_decided" | "approval_lapsed" | "approval_not_yours";

/** Whether a person may now decide on a request that waits; at the instant of the deadline, it is still possible. */
export function canDecide(
  { state, approveBy, deciders: allowedTo }: DecisionFacts,
  userId: number,
  now: Temporal.Instant,
): Verdict<DecisionRefusal> {
  if (state === "lapsed") return refused("approval_lapsed");
  if (state !== "waiting") return refused("approval_decided");
  if (Temporal.Instant.compare(now, approveBy) > 0) return refused("approval_lapsed");
  return allowedTo.includes(userId) ? allowed(approveBy) : refused("approval_not_yours");
}

export interface ReminderFacts {
  readonly state: ApprovalState;
  readonly approveBy: Temporal.Instant;
  readonly requestedBy: number;
  /** When the approvers were last notified: of the request itself, or by a reminder. */
  readonly notifiedOn: Temporal.Instant;
  readonly reminders: number;
}

/**
 * Whether a person may now remind the approvers of a request that waits: only of the person's own request, until its
 * deadline, and within `reminderLimits`.
 */
export function canRemind(
  { state, approveBy, requestedBy, notifiedOn, reminders }: ReminderFacts,
  userId: number,
  now: Temporal.Instant,
): Verdict<DecisionRefusal | "approval_reminded"> {
  if (state === "lapsed") return refused("approval_lapsed");
  if (state !== "waiting") return refused("approval_decided");
  if (Temporal.Instant.compare(now, approveBy) > 0) return refused("approval_lapsed");
  if (requestedBy !== userId) return refused("approval_not_yours");
  const opens = notifiedOn.add({ hours: reminderLimits.pauseHours });
  return reminders >= reminderLimits.most || Temporal.Instant.compare(now, opens) < 0
    ? refused("approval_reminded")
    : allowed(approveBy);
}

/** Whether a substitute is active on a day; the first and the last day are included. */
export const standsInOn = (
  { from, until }: { readonly from: BerlinDate; readonly until: BerlinDate },
  day: BerlinDate,
): boolean => from <= day && day <= until;
