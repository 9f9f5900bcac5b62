import { berlinZone } from "@kreislauf/contract/base";

/** The cached facts about a day in UTC. */
interface Day {
  /** Hours that Berlin is ahead of UTC; null for a day on which Berlin's clocks change. */
  readonly offset: number | null;
  readonly next: string;
}

/** Cached by date: rows repeat the same days, and looking up a time zone is slow. */
const days = new Map<string, Day>();
const maxCachedDays = 20_000;

/** Berlin wall-clock time of an instant in ISO 8601 (UTC), to the minute: `2026-04-09T08:42`. */
export function berlinWallClock(instant: string): string {
  const date = instant.slice(0, 10);
  const { offset, next } = days.get(date) ?? readDay(date);
  if (offset === null) {
    return Temporal.Instant.from(instant)
      .toZonedDateTimeISO(berlinZone)
      .toPlainDateTime()
      .toString()
      .slice(0, 16);
  }
  const hour = Number(instant.slice(11, 13)) + offset;
  return `${hour < 24 ? date : next}T${String(hour % 24).padStart(2, "0")}${instant.slice(13, 16)}`;
}

const isFullMinute = /:00(\.0+)?Z$/;

/**
 * Whether the instant is the beginning of a day in Berlin; `wallClock` is its Berlin time as `berlinWallClock` returns
 * it.
 */
export const isStartOfBerlinDay = (instant: string, wallClock: string): boolean =>
  wallClock.endsWith("T00:00") && isFullMinute.test(instant);

function readDay(date: string): Day {
  const start = Temporal.Instant.from(`${date}T00:00Z`);
  const [offset, offsetAtEnd] = [start, start.add({ hours: 24 })].map(
    (at) => at.toZonedDateTimeISO(berlinZone).offsetNanoseconds / 3_600e9,
  );
  const day: Day = {
    offset: offset === undefined || offset !== offsetAtEnd ? null : offset,
    next: start.add({ hours: 24 }).toString().slice(0, 10),
  };
  if (days.size >= maxCachedDays) days.clear();
  days.set(date, day);
  return day;
}
