import { berlinZone } from "@kreislauf/contract/base";

/** Berlin hours by UTC hours. Rows name the same hours again and again, and the way through the zone is slow. */
const berlinHours = new Map<string, string>();
const mostKept = 20_000;

/** What a clock in Berlin shows at an instant of ISO 8601 in UTC, to the minute: `2026-04-09T08:42`. */
export function berlinWallClock(instant: string): string {
  const hour = instant.slice(0, 13);
  return (berlinHours.get(hour) ?? remembered(hour)) + instant.slice(13, 16);
}

/** Berlin lies whole hours off UTC, so minutes are the same in both. */
function remembered(hour: string): string {
  if (berlinHours.size >= mostKept) berlinHours.clear();
  const there = Temporal.Instant.from(`${hour}:00Z`).toZonedDateTimeISO(berlinZone);
  const text = there.toPlainDateTime().toString({ smallestUnit: "minute" }).slice(0, 13);
  berlinHours.set(hour, text);
  return text;
}
