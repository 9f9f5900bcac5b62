import { useTexts } from "../src/base/language.ts";
import type { DayFacts } from "../src/dates/calendar-day.tsx";
import { widgetsTexts } from "./widgets.texts.ts";

export const sampleToday = "2026-03-27";

/** Easter 2026 as seen on the Friday of the week before (Berlin time). */
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
