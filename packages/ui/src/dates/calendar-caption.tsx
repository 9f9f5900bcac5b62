import { ChevronsLeft, ChevronsRight } from "lucide-react";
import { type MonthCaptionProps, useDayPicker } from "react-day-picker";
import { useTexts } from "../base/language.ts";
import { Icon } from "../drawings/icon.tsx";
import { uiTexts } from "../ui.texts.ts";
import styles from "./calendar.module.css";

/** The name of the month. Where past months can be reached, it is between two buttons that jump by a year. */
export function CalendarCaption({ calendarMonth, displayIndex: _, children, ...rest }: MonthCaptionProps) {
  const texts = useTexts(uiTexts).calendar;
  const { goToMonth, dayPickerProps } = useDayPicker();
  if (dayPickerProps.startMonth !== undefined) return <div {...rest}>{children}</div>;
  const { date } = calendarMonth;
  const arrow = (years: -1 | 1) => {
    const year = date.getFullYear() + years;
    return (
      <button
        type="button"
        className={styles.navigation}
        aria-label={years < 0 ? texts.previousYear(year) : texts.nextYear(year)}
        onClick={() => goToMonth(new Date(year, date.getMonth(), 1))}
      >
        <Icon of={years < 0 ? ChevronsLeft : ChevronsRight} />
      </button>
    );
  };
  return (
    <div {...rest}>
      {arrow(-1)}
      {children}
      {arrow(1)}
    </div>
  );
}
