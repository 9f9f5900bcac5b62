import { berlinDate, startOfBerlinDay } from "@kreislauf/contract/base";
import type { Formats } from "@kreislauf/ui/base/format.ts";

/**
 * When something happened to an order. Of orders from a former portal only the day is known: it is stored as midnight
 * in Berlin, so midnight is shown without a time.
 */
export function formatOrderTime(
  instant: string,
  { date, dateTime }: Pick<Formats, "date" | "dateTime">,
): string {
  const moment = Temporal.Instant.from(instant);
  const day = berlinDate(moment);
  return moment.equals(startOfBerlinDay(day)) ? date(day) : dateTime(instant);
}
