import { addDays, berlinDate, type BerlinDate, berlinZone, isWorkingDay } from "../base/index.ts";

/** Service hours are from 8 to 17 o'clock in Berlin, on the working days of the site. */
const opens = "08:00";
const closes = "17:00";
const minuteInMilliseconds = 60_000;

const at = (date: BerlinDate, plainTime: string): number =>
  Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: berlinZone, plainTime }).epochMilliseconds;

/** The minutes between two instants that are within service hours, rounded down. */
export function serviceMinutes(
  from: Temporal.Instant,
  to: Temporal.Instant,
  holidays: ReadonlySet<BerlinDate>,
): number {
  const last = berlinDate(to);
  let milliseconds = 0;
  for (let day = berlinDate(from); day <= last; day = addDays(day, 1)) {
    if (!isWorkingDay(day, holidays)) continue;
    const start = Math.max(at(day, opens), from.epochMilliseconds);
    const end = Math.min(at(day, closes), to.epochMilliseconds);
    milliseconds += Math.max(0, end - start);
  }
  return Math.floor(milliseconds / minuteInMilliseconds);
}
