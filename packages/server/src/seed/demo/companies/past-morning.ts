import { addDays, berlinDate, startOfBerlinDay } from "@kreislauf/contract/base";

/** A time in the morning of that day, another for each index. */
export const pastMorning = (now: Temporal.Instant, daysAgo: number, index: number): Temporal.Instant =>
  startOfBerlinDay(addDays(berlinDate(now), -daysAgo)).add({ minutes: 7 * 60 + 21 + ((index * 17) % 200) });
