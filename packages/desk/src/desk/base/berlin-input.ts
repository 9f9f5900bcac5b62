import { berlinZone } from "@kreislauf/contract/base";

/** What a field for day and time holds, read as Berlin time; null if it is none. */
export function instantOfInput(text: string): string | null {
  try {
    return Temporal.PlainDateTime.from(text).toZonedDateTime(berlinZone).toInstant().toString();
  } catch {
    return null;
  }
}

/** What a field for day and time shows of an instant, to the minute. */
export const inputOfInstant = (instant: string): string =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(berlinZone)
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" });
