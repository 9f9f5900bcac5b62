import { useTexts } from "../src/base/language.ts";
import type { DayFacts } from "../src/dates/calendar-day.tsx";
import { widgetsTexts } from "./widgets.texts.ts";

export const sampleToday = "2026-03-27";

/**
 * The facts of the days around Easter 2026, as they are on `sampleToday`: holidays, weekends and days before 31 March
 * are locked, and 8 April has one order.
 */
export function useSampleFacts(): (date: string) => DayFacts {
  const texts = useTexts(widgetsTexts).dates;
  const holidays: Readonly<Record<string, string>> = {
    "2026-04-03": texts.goodFriday,
    "2026-04-06": texts.easterMonday,
  };
  return (date) => {
    const holiday = holidays[date];
    if (holiday !== undefined) return { holiday, lockedBecause: holiday };
    if (Temporal.PlainDate.from(date).dayOfWeek > 5) return { lockedBecause: texts.weekend };
    if (date < "2026-03-31") return { lockedBecause: texts.early };
    return { orders: date === "2026-04-08" ? 1 : 0 };
  };
}
