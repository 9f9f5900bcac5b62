import { addDays, berlinDate, startOfBerlinDay } from "@kreislauf/contract/base";

/** A time on the morning of the day `daysAgo` days ago (Berlin time), which depends on `index`. */
export const pastMorning = (now: Temporal.Instant, daysAgo: number, index: number): Temporal.Instant =>
  startOfBerlinDay(addDays(berlinDate(now), -daysAgo)).add({ minutes: 7 * 60 + 21 + ((index * 17) % 200) });
