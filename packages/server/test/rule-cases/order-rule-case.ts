import type { ErrorCode } from "@kreislauf/contract/base";
import { containerAction as action } from "@kreislauf/contract/catalog";
import { orderStatus as status, type Proposal } from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";

/** The actions on orders whose rules the cases break one by one, with their headings in docs/rules.md. */
export const ruleVerbs = {
  create: "Ordering",
  edit: "Editing",
  cancel: "Cancelling",
  claim: "Claiming",
  complete: "Setting to done",
  close: "Closing a claim",
  answer: "Answering a proposed date",
  confirm: "Provider: confirming",
  propose: "Provider: proposing another date",
  execute: "Provider: reporting the execution",
  fail: "Provider: reporting a failed trip",
  cancelByProvider: "Provider: cancelling",
  claimByProvider: "Provider: raising a claim",
  redeclare: "Provider: declaring another waste type",
  ticket: "Provider: setting a ticket",
  move: "Provider: moving a placement",
  plan: "Provider: planning an order",
} as const;
export type RuleVerb = keyof typeof ruleVerbs;

/** A situation in which exactly one rule refuses the action. */
export interface RuleCase {
  readonly verb: RuleVerb;
  readonly when: string;
  readonly code: ErrorCode;
  /** The order of the case; by default open, with the desired date Wednesday, 10 March 2027. */
  readonly order?: {
    readonly status?: number;
    readonly desiredDate?: string;
    readonly containerActionId?: number;
    readonly amount?: number;
    readonly createdBy?: number;
    readonly taskCreationGroup?: number;
    readonly executedOn?: string;
    readonly proposal?: Proposal;
  };
  /** Another order that exists on the same agreement. */
  readonly otherOrder?: {
    readonly containerActionId: number;
    readonly amount: number;
    readonly desiredDate: string;
  };
  readonly agreement?: {
    readonly offer?: "emptying" | "bigBags" | "vehicleParts";
    readonly containers?: number;
    readonly requested?: true;
    readonly ended?: true;
    /** The agreement's last day. */
    readonly endsOn?: string;
    readonly siteInactive?: true;
  };
  readonly body?: Readonly<Record<string, unknown>>;
  /** The time of the action as an ISO instant; by default Monday, 1 March 2027, 09:00 in Berlin. */
  readonly now?: string;
}

/** The day on which the cases happen, a Monday. */
export const today = "2027-03-01";
export const past = "2027-02-22";
export const tuesday = "2027-03-02";
export const friday = "2027-03-12";
export const mondayAfternoon = "2027-03-01T13:00:00Z";

export const proposal: Proposal = {
  date: friday,
  timeWindow: "all_day",
  note: null,
  answerBy: "2027-03-09T11:00:00Z",
};
export const withdrawal = (amount: number) => ({
  containerActionId: action.remove,
  amount,
  desiredDate: "2027-03-11",
});

export const overStatuses = [
  ["done", status.done, "order_done"],
  ["cancelled", status.cancelled, "order_cancelled"],
  ["a failed trip", status.failedTrip, "order_failed_trip"],
] as const;
export const closedStatuses = [...overStatuses, ["claimed", status.claimed, "order_claimed"]] as const;

export const inStatus = (
  verb: RuleVerb,
  statuses: readonly (typeof closedStatuses)[number][],
  desiredDate: string,
): RuleCase[] =>
  statuses.map(([words, id, code]) => ({
    verb,
    when: `the order is ${words}`,
    order: { status: id, desiredDate, proposal },
    code,
  }));

export const planned = { createdBy: systemUser.provider, containerActionId: action.pickUp };
export const executed = { executedOn: past, desiredDate: past };
