import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { DayPicker, type ChevronProps } from "react-day-picker";
import { useLanguage, useTexts } from "../base/language.ts";
import { CalendarCaption } from "./calendar-caption.tsx";
import { CalendarDay, DayFactsContext, dayRemarks, type DayFacts } from "./calendar-day.tsx";
import { Icon } from "../drawings/icon.tsx";
import { uiTexts } from "../ui.texts.ts";
import styles from "./calendar.module.css";

export interface CalendarProps {
  /** YYYY-MM-DD */
  value: string | null;
  onChange: (date: string) => void;
  /** Called with the first day of the month that is shown now. */
  onMonthChange?: (firstDay: string) => void;
  /** Today in Berlin by the server's clock. */
  today: string;
  label: string;
  facts?: (date: string) => DayFacts;
  /**
   * A date in the first month that can be reached. The calendar then begins with the week of this date or of today,
   * whichever is earlier. Without `from`, past months can be reached, too.
   */
  from?: string;
  /** A date in the last month that can be reached. */
  to?: string;
  /** Explains the hatched days; without it there is no legend. */
  lockedLegend?: string;
  autoFocus?: boolean;
}

// DayPicker works with `Date` in the browser's time zone. Converting both ways in that zone keeps the calendar day.
const toLocal = (date: string) => {
  const { year, month, day } = Temporal.PlainDate.from(date);
  return new Date(year, month - 1, day);
};
const toDate = (local: Date) =>
  new Temporal.PlainDate(local.getFullYear(), local.getMonth() + 1, local.getDate()).toString();

const mondayOf = (date: string) => {
  const day = Temporal.PlainDate.from(date);
  return toLocal(day.subtract({ days: day.dayOfWeek - 1 }).toString());
};

const Chevron = ({ orientation }: ChevronProps) => (
  <Icon of={orientation === "left" ? ChevronLeft : ChevronRight} />
);
const components = { DayButton: CalendarDay, MonthCaption: CalendarCaption, Chevron };
const noFacts = (): DayFacts => ({});

export function Calendar(props: CalendarProps) {
  const {
    value,
    onChange,
    onMonthChange,
    today,
    label,
    facts = noFacts,
    from,
    to,
    lockedLegend,
    autoFocus = false,
  } = props;
  const language = useLanguage();
  const texts = useTexts(uiTexts).calendar;
  const [month, setMonth] = useState(() => toLocal(value ?? from ?? today));
  const [shownValue, setShownValue] = useState(value);
  if (value !== shownValue) {
    setShownValue(value);
    if (value !== null) setMonth(toLocal(value));
  }
  const formatted = (local: Date, options: Intl.DateTimeFormatOptions) =>
    local.toLocaleDateString(texts.locale, options);
  const monthName = (local: Date | undefined) =>
    local === undefined ? "" : formatted(local, { month: "long", year: "numeric" });
  const dayName = (local: Date) => {
    const date = toDate(local);
    const { orders = 0, ...rest } = facts(date);
    return [
      formatted(local, { weekday: "long", day: "numeric", month: "long", year: "numeric" }),
      ...(date === today ? [texts.today] : []),
      ...dayRemarks(rest),
      ...(orders > 0 ? [texts.orders(orders)] : []),
    ].join(", ");
  };
  return (
    <DayFactsContext value={facts}>
      <div className={styles.frame} role="group" aria-label={label}>
        <DayPicker
          mode="single"
          required
          selected={value === null ? undefined : toLocal(value)}
          onSelect={(local) => onChange(toDate(local))}
          month={month}
          onMonthChange={(next) => {
            setMonth(next);
            onMonthChange?.(toDate(next));
          }}
          today={toLocal(today)}
          {...(from !== undefined && { hidden: { before: mondayOf(from < today ? from : today) } })}
          {...(from === undefined ? {} : { startMonth: toLocal(from) })}
          {...(to === undefined ? {} : { endMonth: toLocal(to) })}
          autoFocus={autoFocus}
          lang={language}
          weekStartsOn={1}
          showOutsideDays
          navLayout="around"
          components={components}
          formatters={{
            formatCaption: monthName,
            formatWeekdayName: (local) => formatted(local, { weekday: "short" }),
          }}
          labels={{
            labelDayButton: dayName,
            labelGrid: monthName,
            labelWeekday: (local) => formatted(local, { weekday: "long" }),
            labelPrevious: (local) => (local ? texts.previousMonth(monthName(local)) : texts.noEarlierMonth),
            labelNext: (local) => (local ? texts.nextMonth(monthName(local)) : texts.noLaterMonth),
          }}
          classNames={{
            month: styles.month ?? "",
            month_caption: styles.caption ?? "",
            month_grid: styles.grid ?? "",
            button_previous: styles.navigation ?? "",
            button_next: styles.navigation ?? "",
            weekday: styles.weekday ?? "",
            day: styles.cell ?? "",
          }}
        />
        {lockedLegend !== undefined && (
          <ul className={styles.legend}>
            <li>
              <span className={styles.hatched} />
              {lockedLegend}
            </li>
            <li>
              <span className={styles.point} />
              {texts.ordered}
            </li>
          </ul>
        )}
      </div>
    </DayFactsContext>
  );
}
