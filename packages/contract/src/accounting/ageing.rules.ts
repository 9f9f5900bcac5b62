import { addDays, type BerlinDate } from "../base/index.ts";
import { overdueDays } from "../documents/index.ts";
import { type AgeingGroup, ageingGroups } from "./accounting.codes.ts";

/** The smallest and the largest number of days overdue in each group. */
const daysOfGroup: Readonly<Record<AgeingGroup, readonly [first: number, last: number]>> = {
  not_due: [-Infinity, 0],
  to_30: [1, 30],
  to_60: [31, 60],
  to_90: [61, 90],
  over_90: [91, Infinity],
};

export function ageingGroupOf(dueDate: BerlinDate | null, today: BerlinDate): AgeingGroup {
  const days = overdueDays(dueDate, today);
  return ageingGroups.find((group) => days <= daysOfGroup[group][1]) ?? "over_90";
}

/** The due dates of a group, the first and the last included; null means no bound. */
export interface DueRange {
  readonly from: BerlinDate | null;
  readonly to: BerlinDate | null;
  /** Whether amounts without a due date belong to the group, too. */
  readonly withoutDay: boolean;
}

export function dueRangeOf(group: AgeingGroup | undefined, today: BerlinDate): DueRange {
  if (group === undefined) return { from: null, to: null, withoutDay: true };
  const [first, last] = daysOfGroup[group];
  return {
    from: last === Infinity ? null : addDays(today, -last),
    to: first === -Infinity ? null : addDays(today, -first),
    withoutDay: group === "not_due",
  };
}
