import { addDays, type BerlinDate, isWorkingDay, lastDate } from "../base/index.ts";
import { containerForecastDays } from "./orders.codes.ts";

/** A planned placement (`containers` is positive) or withdrawal (negative) that has not been carried out yet. */
export interface PlannedMovement {
  readonly date: BerlinDate;
  readonly containers: number;
}

const byDate = (one: PlannedMovement, other: PlannedMovement) =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : other.containers - one.containers;

/**
 * The number of containers that can be served on each of the days from `from`: those on site now, plus placements and
 * minus withdrawals planned up to that day; 0 on non-working days (docs/coverage.md D4.5).
 */
export function containersOnSite(
  stock: number,
  movements: readonly PlannedMovement[],
  from: BerlinDate,
  holidays: ReadonlySet<BerlinDate>,
  days: number = containerForecastDays,
): Record<BerlinDate, number> {
  const planned = movements.toSorted(byDate);
  const counts: Record<BerlinDate, number> = {};
  let count = stock;
  let next = 0;
  for (let offset = 0; offset < days; offset += 1) {
    const day = addDays(from, offset);
    if (day > lastDate) break;
    for (let movement = planned[next]; movement && movement.date <= day; movement = planned[next]) {
      count += movement.containers;
      next += 1;
    }
    counts[day] = isWorkingDay(day, holidays) ? count : 0;
  }
  return counts;
}

/** The number of containers after everything planned up to and including a day. */
export function containerCountOn(
  stock: number,
  movements: readonly PlannedMovement[],
  day: BerlinDate,
): number {
  return movements
    .filter(({ date }) => date <= day)
    .reduce((count, { containers }) => count + containers, stock);
}

/** The day on which a planned withdrawal takes the last container; null if none does. */
export function fullWithdrawalDate(stock: number, movements: readonly PlannedMovement[]): BerlinDate | null {
  let count = stock;
  for (const movement of movements.toSorted(byDate)) {
    count += movement.containers;
    if (movement.containers < 0 && count <= 0) return movement.date;
  }
  return null;
}
