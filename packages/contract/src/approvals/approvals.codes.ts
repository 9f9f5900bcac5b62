import { containerAction, isPlacement, type ContainerActionId } from "../catalog/index.ts";

/** What becomes of a request. Only `waiting` holds containers. */
export const approvalStates = ["waiting", "approved", "declined", "lapsed", "withdrawn"] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** What is asked for: one order, several of a site together, or a new container with its agreement. */
export const approvalSubjects = ["order", "group", "agreement"] as const;
export type ApprovalSubject = (typeof approvalSubjects)[number];

/** Whose requests a list shows. */
export const approvalTabs = ["mine", "requested", "decided"] as const;
export type ApprovalTab = (typeof approvalTabs)[number];

/** Why a request is declined; `other` needs words. */
export const declineReasons = ["too_many", "over_budget", "other"] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The kinds of orders that a rule can be limited to. */
export const approvalOrderKinds = ["service", "placement", "withdrawal"] as const;
export type ApprovalOrderKind = (typeof approvalOrderKinds)[number];

export function approvalOrderKind(action: ContainerActionId): ApprovalOrderKind {
  if (action === containerAction.remove) return "withdrawal";
  return isPlacement(action) ? "placement" : "service";
}

/** What happened to a request, in its history. */
export const approvalEvents = [
  "requested",
  "approved_first",
  "reminded",
  "changed",
  "approved",
  "declined",
  "withdrawn",
  "lapsed",
  "released",
] as const;
export type ApprovalEvent = (typeof approvalEvents)[number];

/** Whoever asked may remind the approvers so often, and not before so long after they were last notified. */
export const reminderLimits = { most: 3, pauseHours: 4 } as const;

/** Limits of what a company sets. */
export const maxApprovalRules = 50;
export const maxRuleNameLength = 80;
export const maxDeclineReasonLength = 500;
export const maxRuleSites = 500;
/** The largest price that a rule can name, in cents. */
export const maxRulePriceCents = 1_000_000_000;
/** A substitute stands in for at most so many days. */
export const maxSubstituteDays = 366;

/** Requests of one page of the list. */
export const approvalPageSize = 25;
