import { type BerlinDate, allowed, refused, type Verdict } from "../base/index.ts";
import { type ApprovalOrderKind, type ApprovalState, reminderLimits } from "./approvals.codes.ts";

/** Who approves: one person, or anybody of a group. */
export interface Approver {
  readonly kind: "person" | "group";
  readonly id: number;
}

/** A rule of a company: everything that is set must apply (docs/coverage.md D21.1). */
export interface ApprovalRule {
  readonly id: number;
  readonly name: string;
  /** Null for all sites, orders, amounts or prices. */
  readonly siteIds: readonly number[] | null;
  readonly orderKinds: readonly ApprovalOrderKind[] | null;
  /** At least this many containers or pieces. */
  readonly amountFrom: number | null;
  /** Above this net price: at the limit itself no approval is needed, from one cent more on it is. */
  readonly priceAboveCents: number | null;
  readonly hazardousOnly: boolean;
  readonly approver: Approver;
  /** A second approver, above limits of its own. */
  readonly second: SecondApproval | null;
  /** Whether who ordered may approve it. */
  readonly ownAllowed: boolean;
}

export interface SecondApproval {
  readonly approver: Approver;
  readonly amountFrom: number | null;
  readonly priceAboveCents: number | null;
}

/** What rules look at in one order. */
export interface ApprovalSubjectFacts {
  readonly siteId: number;
  readonly orderKind: ApprovalOrderKind;
  readonly amount: number;
  /** Sum of all that is ordered together; null where no price is known, which exceeds no limit. */
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
  /** Null where one approval is enough. */
  readonly second: Approver | null;
}

/** The first rule, in the company's order, that asks for an approval of any of what is ordered together. */
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

/** Who holds the right to approve at the site of a request. */
export interface ApproverCandidate {
  readonly userId: number;
  readonly groupId: number | null;
  /** For whom they stand in today. */
  readonly standsInFor: readonly number[];
}

/**
 * Who may decide. The named ones; who orders, or approved before, hands over to their substitute, whose own substitute
 * does not count. Where nobody is left, any holder of the right at the site.
 */
export function deciders(
  candidates: readonly ApproverCandidate[],
  approver: Approver,
  excluded: readonly number[],
): readonly number[] {
  const isNamed = ({ userId, groupId }: Pick<ApproverCandidate, "userId" | "groupId">) =>
    approver.kind === "person" ? userId === approver.id : groupId === approver.id;
  const named = candidates.filter(isNamed).map(({ userId }) => userId);
  // A named person who lost the right is still stood in for.
  const principals = approver.kind === "person" ? [approver.id] : named;
  const substitutes = candidates
    .filter(({ standsInFor }) => standsInFor.some((id) => principals.includes(id)))
    .map(({ userId }) => userId);
  const others = (ids: readonly number[]) => [...new Set(ids)].filter((id) => !excluded.includes(id));
  const chosen = others([...named, ...substitutes]);
  return chosen.length > 0 ? chosen : others(candidates.map(({ userId }) => userId));
}

/**
 * Who may give the first of the approvals that are needed. Nobody if the second could then be given by nobody, because
 * no person gives both.
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

/** Whether a person may decide a request now. The deadline itself is still in time. */
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
  /** When its approvers were last notified: of the request, or by a reminder. */
  readonly notifiedOn: Temporal.Instant;
  readonly reminders: number;
}

/** Whether a person may remind the approvers of their request now. */
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

/** Whether a substitute stands in on a day; both ends belong to it. */
export const standsInOn = (
  { from, until }: { readonly from: BerlinDate; readonly until: BerlinDate },
  day: BerlinDate,
): boolean => from <= day && day <= until;
