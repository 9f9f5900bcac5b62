import type { CalendarPickups } from "@kreislauf/contract/exports";
import { ChevronRight } from "lucide-react";
import { today } from "@kreislauf/ui/base/today.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { AgendaDay } from "./agenda-day.tsx";
import type { CalendarViewProps } from "./calendar-grid.tsx";
import { isInPeriod } from "./calendar-period.ts";
import { calendarScreenTexts } from "./calendar.texts.ts";
import styles from "./calendar-days.module.css";

/**
 * The pickups of a period by day. Days without pickups are left out; past days are collapsed, unless all days are past.
 */
export function CalendarAgenda({ period, site, kind, calendar }: CalendarViewProps) {
  const texts = useTexts(calendarScreenTexts);
  const { number } = useFormats();
  const days = daysWith(calendar).filter(({ date }) => isInPeriod(date, period));
  const coming = days.filter(({ date }) => date >= today());
  const earlier = coming.length === 0 ? [] : days.filter(({ date }) => date < today());
  const earlierCount = earlier.reduce((sum, { total }) => sum + total, 0);
  const show = (shown: typeof days) =>
    shown.map((day) => <AgendaDay key={day.date} day={day} site={site} kind={kind} calendar={calendar} />);
  return (
    <>
      {earlierCount > 0 && (
        <details className={styles.earlier}>
          <summary>
            <Icon of={ChevronRight} size={18} />
            {texts.earlier(number(earlierCount))}
          </summary>
          {show(earlier)}
        </details>
      )}
      {show(coming.length === 0 ? days : coming)}
    </>
  );
}

/** The days with pickups, and the days whose pickups were all moved away by a holiday, the earliest first. */
function daysWith({ days, movedDays }: CalendarPickups): CalendarPickups["days"] {
  const known = new Set(days.map(({ date }) => date));
  const emptiedDates = movedDays.map(({ date }) => date).filter((date) => !known.has(date));
  const emptied = emptiedDates.map((date) => ({ date, entries: [], total: 0, wasteTypes: [] }));
  return [...days, ...emptied].toSorted((one, other) => one.date.localeCompare(other.date));
}
