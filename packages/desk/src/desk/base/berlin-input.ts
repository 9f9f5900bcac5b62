import { berlinZone } from "@kreislauf/contract/base";

/** Reads the value of a field for date and time (`YYYY-MM-DDTHH:MM`) as Berlin time; null if it is invalid. */
export function instantOfInput(text: string): string | null {
  try {
    return Temporal.PlainDateTime.from(text).toZonedDateTime(berlinZone).toInstant().toString();
  } catch {
    return null;
  }
}

/** An instant as the value of a field for date and time: Berlin time, to the minute. */
export const inputOfInstant = (instant: string): string =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(berlinZone)
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" });
