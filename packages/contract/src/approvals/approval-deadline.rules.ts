import { addDays, addWorkingDays, type BerlinDate, berlinNoon, isWorkingDay } from "../base/index.ts";

/**
 * Until when an order must be approved so that its date can still be ordered: noon, in Berlin, of the last working day
 * on which the lead time, counted from that day, ends on the desired date or earlier.
 */
export function approveUntil(
  desiredDate: BerlinDate,
  leadTimeDays: number,
  holidays: ReadonlySet<BerlinDate>,
): Temporal.Instant {
  let day = desiredDate;
  while (!isWorkingDay(day, holidays) || addWorkingDays(day, leadTimeDays, holidays) > desiredDate) {
    day = addDays(day, -1);
  }
  return berlinNoon(day);
}

/** The earliest deadline of orders that are placed together; there must be at least one. */
export const firstDeadline = (deadlines: readonly Temporal.Instant[]): Temporal.Instant =>
  deadlines.toSorted((one, other) => Temporal.Instant.compare(one, other))[0] as Temporal.Instant;
