import type { ErrorCode } from "@kreislauf/contract/base";

/** The actions on agreements whose rules the cases break one by one, with their headings in docs/rules.md. */
export const agreementRuleVerbs = {
  request: "A new container",
  change: "Changing an agreement",
  withdraw: "Taking a change back",
  inquire: "Requesting an offer",
  decide: "Provider: deciding on a change",
  stock: "Provider: setting the stock",
  number: "Provider: giving a number",
  end: "Provider: ending an agreement",
  answer: "Provider: answering a request for an offer",
} as const;
export type AgreementRuleVerb = keyof typeof agreementRuleVerbs;

/** A situation in which exactly one rule refuses the action. */
export interface AgreementRuleCase {
  readonly verb: AgreementRuleVerb;
  readonly when: string;
  readonly code: ErrorCode;
  /** The agreement of the case; by default an active call-off agreement with two containers. */
  readonly agreement?: {
    readonly status?: "requested" | "ended";
    /** The state of a change to a cycle of two weeks: requested and still undecided, or accepted for tomorrow. */
    readonly change?: "asked" | "accepted";
    /** Number of containers that an open order will remove. */
    readonly withdrawn?: number;
  };
  readonly siteInactive?: true;
  /** Whether the case's inquiry has been answered. */
  readonly answered?: true;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Cases in which a change of the agreement can be neither withdrawn nor decided on. */
const unsettled = (verb: "withdraw" | "decide"): AgreementRuleCase[] => [
  { verb, when: "no change is asked for", code: "no_pending_change" },
  { verb, when: "it is accepted already", agreement: { change: "accepted" }, code: "change_accepted" },
  {
    verb,
    when: "the agreement has ended",
    agreement: { change: "asked", status: "ended" },
    code: "agreement_ended",
  },
];

export const agreementRuleCases: readonly AgreementRuleCase[] = [
  { verb: "request", when: "the site is inactive", siteInactive: true, code: "location_inactive" },
  {
    verb: "request",
    when: "the catalog does not offer the type of agreement",
    body: { agreementTypeId: 1 },
    code: "not_in_catalog",
  },
  {
    verb: "request",
    when: "the catalog does not know the waste type",
    body: { wasteTypeId: 999_999 },
    code: "not_in_catalog",
  },
  {
    verb: "request",
    when: "it is due within five working days",
    body: { desiredDate: "2027-03-05" },
    code: "before_earliest_date",
  },
  {
    verb: "request",
    when: "the day is a Saturday",
    body: { desiredDate: "2027-03-13" },
    code: "not_a_working_day",
  },
  { verb: "request", when: "the day is a holiday", body: { desiredDate: "2027-03-26" }, code: "holiday" },
  {
    verb: "request",
    when: "the day lies behind the holidays that are known",
    body: { desiredDate: "2030-01-02" },
    code: "beyond_horizon",
  },
  {
    verb: "request",
    when: "more than 999 big bags",
    body: { containerTypeId: 205, amount: 1000 },
    code: "amount_above_limit",
  },

  { verb: "change", when: "the site is inactive", siteInactive: true, code: "location_inactive" },
  {
    verb: "change",
    when: "its first container has not come yet",
    agreement: { status: "requested" },
    code: "agreement_requested",
  },
  {
    verb: "change",
    when: "the agreement has ended",
    agreement: { status: "ended" },
    code: "agreement_ended",
  },
  {
    verb: "change",
    when: "another change is pending",
    agreement: { change: "asked" },
    body: { weekday1: 3 },
    code: "change_pending",
  },
  {
    verb: "change",
    when: "another change is accepted and not in effect yet",
    agreement: { change: "accepted" },
    body: { weekday1: 3 },
    code: "change_accepted",
  },
  {
    verb: "change",
    when: "the agreement is like that already",
    body: { agreementTypeId: 3, cycleInterval: null, weekday1: null },
    code: "agreement_unchanged",
  },
  {
    verb: "change",
    when: "the catalog does not offer the type for the container",
    body: { agreementTypeId: 2, cycleInterval: null, weekday1: null },
    code: "not_in_catalog",
  },

  ...unsettled("withdraw"),

  { verb: "inquire", when: "the site is inactive", siteInactive: true, code: "location_inactive" },
  {
    verb: "inquire",
    when: "there is no such waste type",
    body: { wasteTypeId: 999_999 },
    code: "not_found",
  },

  ...unsettled("decide"),

  {
    verb: "stock",
    when: "open withdrawals ask for more",
    agreement: { withdrawn: 2 },
    body: { containersOnSite: 1 },
    code: "stock_below_withdrawals",
  },
  { verb: "stock", when: "the agreement has ended", agreement: { status: "ended" }, code: "agreement_ended" },
  {
    verb: "number",
    when: "another agreement has it",
    body: { agreementNumber: "V-1" },
    code: "agreement_number_taken",
  },
  { verb: "end", when: "the agreement has ended", agreement: { status: "ended" }, code: "agreement_ended" },
  {
    verb: "end",
    when: "the event lies ahead",
    body: { occurredAt: "2027-03-01T08:05:01Z" },
    code: "event_in_future",
  },
  { verb: "answer", when: "it has its answer", answered: true, code: "inquiry_answered" },
];
