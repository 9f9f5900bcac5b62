import type { CalendarMonth } from "@kreislauf/contract/exports";
import { ChevronRight } from "lucide-react";
import { today } from "@kreislauf/ui/base/today.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { AgendaDay } from "./agenda-day.tsx";
import type { CalendarViewProps } from "./calendar-grid.tsx";
import { calendarScreenTexts } from "./calendar.texts.ts";
import styles from "./calendar-days.module.css";

/** The pickups of a month by day. Days without pickups are left out, and past days are collapsed. */
export function CalendarAgenda({ month, site, calendar }: CalendarViewProps) {
  const texts = useTexts(calendarScreenTexts);
  const { number } = useFormats();
  const days = daysWith(calendar).filter(({ date }) => date.startsWith(month));
  const coming = days.filter(({ date }) => date >= today());
  const earlier = coming.length === 0 ? [] : days.filter(({ date }) => date < today());
  const show = (shown: typeof days) =>
    shown.map((day) => <AgendaDay key={day.date} day={day} site={site} calendar={calendar} />);
  return (
    <>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>
            <Icon of={ChevronRight} size={18} />
            {texts.earlier(number(earlier.reduce((sum, { total }) => sum + total, 0)))}
          </summary>
          {show(earlier)}
        </details>
      )}
      {show(coming.length === 0 ? days : coming)}
    </>
  );
}

/** The days with pickups, and those that a holiday has moved all pickups away from. */
function daysWith({ days, moved }: CalendarMonth): CalendarMonth["days"] {
  const known = new Set(days.map(({ date }) => date));
  const emptiedDates = new Set(moved.map(({ from }) => from).filter((date) => !known.has(date)));
  const emptied = [...emptiedDates].map((date) => ({ date, entries: [], total: 0 }));
  return [...days, ...emptied].toSorted((one, other) => one.date.localeCompare(other.date));
}
