import { berlinZone } from "@kreislauf/contract/base";

/** Berlin hours by UTC hours. Rows repeat the same hours, and the time zone lookup is slow. */
const berlinHours = new Map<string, string>();
const maxCacheEntries = 20_000;

/** Berlin wall-clock time of an instant in ISO 8601 (UTC), to the minute: `2026-04-09T08:42`. */
export function berlinWallClock(instant: string): string {
  const hour = instant.slice(0, 13);
  return (berlinHours.get(hour) ?? computeHour(hour)) + instant.slice(13, 16);
}

/** Berlin's UTC offset is whole hours, so minutes are the same. */
function computeHour(hour: string): string {
  if (berlinHours.size >= maxCacheEntries) berlinHours.clear();
  const there = Temporal.Instant.from(`${hour}:00Z`).toZonedDateTimeISO(berlinZone);
  const text = there.toPlainDateTime().toString({ smallestUnit: "minute" }).slice(0, 13);
  berlinHours.set(hour, text);
  return text;
}
