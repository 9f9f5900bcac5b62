import { laender } from "@kreislauf/contract/catalog";
import { cycleDays, cycleInterval, weeksPerCycle } from "@kreislauf/contract/agreements";
import { earliestDesiredDate, editableUntil, latestExecutionDate } from "@kreislauf/contract/orders";
import { describe, expect, test } from "vitest";
import { holidaysOf } from "../../src/catalog/holidays.ts";
import { type Day, daysOfYears, germanTime, holidaysByLaw } from "./calendar.ts";
import {
  earliestDay,
  isEditable,
  latestExecutionDay,
  type Moment,
  numberWorkingDays,
  servedDays,
} from "./order-rules.ts";

/** Compares, over ten years, the product's date rules with a second implementation that shares no code with it. */

const [firstYear, lastYear] = [2026, 2035];
const days = daysOfYears(firstYear, lastYear);
/** One year more than is tested, for rules that look ahead. */
const knownDays = daysOfYears(firstYear, lastYear + 1);
const dayAt = new Map(knownDays.map(({ day, text }) => [text, day]));
const textAt = new Map(knownDays.map(({ day, text }) => [day, text]));
const text = (day: Day | undefined) => (day === undefined ? undefined : textAt.get(day));
const years = Array.from({ length: lastYear + 2 - firstYear }, (_, index) => firstYear + index);

const hour = 3_600_000;
const yearOf = (day: Day) => Number(textAt.get(day)?.slice(0, 4));
const moment = (day: Day, timeOfDay: number): Moment => ({
  day,
  timeOfDay,
  instant: germanTime(yearOf(day), day, timeOfDay),
});
const instantOf = ({ instant }: Moment) => Temporal.Instant.fromEpochMilliseconds(instant);
const place = (land: string) => ({ land, assumptionDayHoliday: false, corpusChristiHoliday: false });

/** Times of day in milliseconds: midnight, 11:00, noon and 13:00, and some that are one millisecond away from these. */
const times = [0, 1, 11 * hour, 12 * hour, 12 * hour + 1, 13 * hour, 13 * hour + 1, 24 * hour - 1];

test.each(laender)("public holidays of %s", async (land) => {
  const known = [...(await holidaysOf(place(land), years)).keys()].filter(
    (date) => date <= `${lastYear}-12-31`,
  );
  const lawful = [...holidaysByLaw(land, firstYear, lastYear)].toSorted((one, other) => one - other);
  expect(known).toEqual(lawful.map(text));
});

describe.each(laender)("in %s", (land) => {
  const workingDays = numberWorkingDays(
    knownDays.map(({ day }) => day),
    holidaysByLaw(land, firstYear, lastYear + 1),
  );
  const holidays = async () => new Set((await holidaysOf(place(land), years)).keys());

  test("the earliest date that can be ordered", async () => {
    const known = await holidays();
    const wrong: unknown[] = [];
    for (const { day, text: date } of days) {
      for (const timeOfDay of [0, 12 * hour, 12 * hour + 1, 24 * hour - 1]) {
        const now = moment(day, timeOfDay);
        for (const leadTime of [0, 1, 2, 5]) {
          const found = earliestDesiredDate(instantOf(now), leadTime, known);
          if (found !== text(earliestDay(now, leadTime, workingDays)))
            wrong.push([date, timeOfDay, leadTime, found]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test("the last date on which an order is carried out", async () => {
    const known = await holidays();
    for (const { day, text: date } of days) {
      expect(latestExecutionDate(date, known), date).toBe(text(latestExecutionDay(day, workingDays)));
    }
  });

  test("the dates of a cycle", async () => {
    const known = await holidays();
    const start = days[3]?.day ?? 0;
    const startMonday = start - ((start + 3) % 7);
    for (const interval of Object.values(cycleInterval)) {
      const weekdays = interval === cycleInterval.twiceWeekly ? ([1, 4] as const) : ([3, null] as const);
      const scheduled = days
        .map(({ day }) => day)
        .filter((day) => {
          const isPickupWeek = Math.floor((day - startMonday) / 7) % weeksPerCycle[interval] === 0;
          return day >= start && isPickupWeek && weekdays.some((weekday) => weekday === ((day + 3) % 7) + 1);
        });
      const cycle = {
        cycleInterval: interval,
        weekday1: weekdays[0],
        weekday2: weekdays[1],
        start: text(start) ?? "",
      };
      // Only until the end of November, because holidays at the end of December move days into the next year.
      const end = `${lastYear}-11-30`;
      expect(cycleDays(cycle, `${firstYear}-01-01`, end, known)).toEqual(
        servedDays(scheduled, workingDays)
          .filter((found) => found.scheduled <= (dayAt.get(end) ?? 0))
          .map((found) => ({ cycleDay: text(found.scheduled), date: text(found.served) })),
      );
    }
  });
});

describe.each(["noon", "24h"] as const)("an order edited by the reading %s", (cutoff) => {
  test("can be edited when the second formulation says so, up to the end that is told and no longer", () => {
    const wrong: unknown[] = [];
    for (const { day, text: date } of days) {
      for (const ahead of [-1, 0, 1, 2, 3, 4, 5, 6]) {
        const desired = day + ahead;
        const desiredDate = textAt.get(desired);
        if (desiredDate === undefined) continue;
        const begin = germanTime(yearOf(desired), desired, 0);
        for (const timeOfDay of times) {
          const now = moment(day, timeOfDay);
          const until = editableUntil(desiredDate, instantOf(now), cutoff);
          if ((until !== null) !== isEditable(now, desired, begin, cutoff))
            wrong.push([date, ahead, timeOfDay]);
          if (until === null) continue;
          if (!isEditableAt(until.epochMilliseconds) || isEditableAt(until.epochMilliseconds + 1)) {
            wrong.push([date, ahead, timeOfDay, until.toString()]);
          }
        }

        function isEditableAt(instant: number): boolean {
          const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO("Europe/Berlin");
          const clock = zoned.toPlainTime().since(Temporal.PlainTime.from("00:00")).total("milliseconds");
          const at = dayAt.get(zoned.toPlainDate().toString()) ?? 0;
          return isEditable({ day: at, timeOfDay: clock, instant }, desired, begin, cutoff);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
