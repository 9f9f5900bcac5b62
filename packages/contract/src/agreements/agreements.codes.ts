import { weekday } from "../base/index.ts";

/** Cycle intervals of product.md section 9. */
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

/** Weekdays a cycle can have: Monday to Friday. */
export const cycleWeekdays = [
  weekday.monday,
  weekday.tuesday,
  weekday.wednesday,
  weekday.thursday,
  weekday.friday,
] as const;
export type CycleWeekday = (typeof cycleWeekdays)[number];

/** Weeks from one pickup week of a cycle to the next. */
export const cycleWeeks: Readonly<Record<CycleIntervalId, number>> = {
  [cycleInterval.twiceWeekly]: 1,
  [cycleInterval.weekly]: 1,
  [cycleInterval.twoWeeks]: 2,
  [cycleInterval.fourWeeks]: 4,
  [cycleInterval.sixWeeks]: 6,
  [cycleInterval.eightWeeks]: 8,
};

/** `requested` until the first container stands, `ended` once all are withdrawn (decisions.md section 4). */
export const agreementStatuses = ["requested", "active", "ended"] as const;
export type AgreementStatus = (typeof agreementStatuses)[number];
