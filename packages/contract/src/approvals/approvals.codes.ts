import { containerAction, isPlacement, type ContainerActionId } from "../catalog/index.ts";

/**
 * The states of a request. Only a `waiting` one reserves containers. A request lapses if nobody decides on it in time,
 * or if its rule is deleted and its orders cannot be placed any more.
 */
export const approvalStates = ["waiting", "approved", "declined", "lapsed", "withdrawn"] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** What a request asks for: one order, several orders of a site together, or a new container with its agreement. */
export const approvalSubjects = ["order", "group", "agreement"] as const;
export type ApprovalSubject = (typeof approvalSubjects)[number];

/**
 * The tabs of the request list: `mine` wait for the person's decision, `requested` were made by the person, `decided`
 * are no longer waiting.
 */
export const approvalTabs = ["mine", "requested", "decided"] as const;
export type ApprovalTab = (typeof approvalTabs)[number];

/** Why a request is declined; with `other` the approver must write why. */
export const declineReasons = ["too_many", "over_budget", "other"] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The kinds of orders that a rule can be limited to. */
export const approvalOrderKinds = ["service", "placement", "withdrawal"] as const;
export type ApprovalOrderKind = (typeof approvalOrderKinds)[number];

export function approvalOrderKind(action: ContainerActionId): ApprovalOrderKind {
  if (action === containerAction.remove) return "withdrawal";
  return isPlacement(action) ? "placement" : "service";
}

/** The kinds of entries in a request's history. */
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

/** The requester may remind the approvers at most `most` times, and only `pauseHours` after they were last notified. */
export const reminderLimits = { most: 3, pauseHours: 4 } as const;

/** The most approval rules that a company may have. */
export const maxApprovalRules = 50;
/** The longest name of a rule, in characters. */
export const maxRuleNameLength = 80;
/** The longest reason of a declined request, in characters. */
export const maxDeclineReasonLength = 500;
/** The most sites that one rule names. */
export const maxRuleSites = 500;
/** The largest price that a rule can name, in cents. */
export const maxRulePriceCents = 1_000_000_000;
/** The longest time that a substitute can be active, in days. */
export const maxSubstituteDays = 366;

/** Requests on one page of the list. */
export const approvalPageSize = 25;
