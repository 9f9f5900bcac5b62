import { type ErrorCode, weekday } from "../base/index.ts";

/** Cycle intervals (docs/coverage.md 9.13). */
export const cycleInterval = {
  twiceWeekly: 20,
  weekly: 19,
  twoWeeks: 16,
  fourWeeks: 12,
  sixWeeks: 7,
  eightWeeks: 10,
} as const;
export type CycleIntervalId = (typeof cycleInterval)[keyof typeof cycleInterval];
export const cycleIntervalIds = Object.values(cycleInterval);

/** The weekdays that a cycle can have: Monday to Friday. */
export const cycleWeekdays = [
  weekday.monday,
  weekday.tuesday,
  weekday.wednesday,
  weekday.thursday,
  weekday.friday,
] as const;
export type CycleWeekday = (typeof cycleWeekdays)[number];

/** The number of weeks from one pickup week of a cycle to the next. */
export const weeksPerCycle: Readonly<Record<CycleIntervalId, number>> = {
  [cycleInterval.twiceWeekly]: 1,
  [cycleInterval.weekly]: 1,
  [cycleInterval.twoWeeks]: 2,
  [cycleInterval.fourWeeks]: 4,
  [cycleInterval.sixWeeks]: 6,
  [cycleInterval.eightWeeks]: 8,
};

/**
 * `requested` until the first container is placed, then `active`; one of `agreementEndCauses` makes it `ended`
 * (docs/coverage.md D4.11).
 */
export const agreementStatuses = ["requested", "active", "ended"] as const;
export type AgreementStatus = (typeof agreementStatuses)[number];

/** The kinds of entries in an agreement's log. */
export const agreementChanges = [
  "created",
  "number_given",
  "change_requested",
  "change_withdrawn",
  "change_accepted",
  "change_declined",
  "changed",
  "started",
  "stock_set",
  "end_set",
  "ended",
] as const;
export type AgreementChange = (typeof agreementChanges)[number];

/** Why an agreement ended (docs/coverage.md 4.10 and D4.12). */
export const agreementEndCauses = ["all_withdrawn", "placement_cancelled", "end_reached"] as const;
export type AgreementEndCause = (typeof agreementEndCauses)[number];

/** Why an agreement's change of type or cycle cannot be requested, withdrawn or decided on. */
export const agreementRefusals = [
  "agreement_ended",
  "agreement_requested",
  "change_pending",
  "change_accepted",
  "no_pending_change",
  "agreement_unchanged",
  "not_in_catalog",
] as const satisfies readonly ErrorCode[];
export type AgreementRefusal = (typeof agreementRefusals)[number];

/** Maximum lengths of the texts of an inquiry, in characters. */
export const maxInquiryTextLengths = {
  custom: 100,
  size: 50,
  amount: 100,
  note: 1000,
  answer: 2000,
} as const;
