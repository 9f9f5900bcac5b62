import { formatDay, type BerlinDate } from "@kreislauf/contract/base";
import { useId } from "react";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { withoutYear } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import type { DayFacts } from "@kreislauf/ui/dates/calendar-day.tsx";
import { orderingFormTexts } from "./ordering-form.texts.ts";
import styles from "./date-chips.module.css";

interface DateChipsProps {
  days: readonly BerlinDate[];
  /** The chosen day; null if no day is chosen or the chosen day is not one of `days`. */
  value: BerlinDate | null;
  /** Whether the chip for another day is selected, which opens the calendar. */
  isOther: boolean;
  factsOf: (date: BerlinDate) => DayFacts;
  /** Called with null when the chip for another day is selected. */
  onChoose: (date: BerlinDate | null) => void;
}

/** Radio buttons for the next possible days; the last one opens the calendar for another day. */
export function DateChips({ days, value, isOther, factsOf, onChoose }: DateChipsProps) {
  const texts = useTexts(orderingFormTexts);
  const language = useLanguage();
  const name = useId();
  const hintOf = (date: BerlinDate, index: number) => {
    const { orders = 0 } = factsOf(date);
    if (orders > 0) return texts.orderedChip(orders);
    return index === 0 ? texts.earliestChip : undefined;
  };
  const chips = days.map((date, index) => ({
    date: date as BerlinDate | null,
    // The year is left out, because it is clear for the next days.
    text: withoutYear(formatDay(date, language)),
    hint: hintOf(date, index),
    checked: value === date,
  }));
  const another = { date: null, text: texts.anotherDay, hint: texts.anotherDayHint, checked: isOther };
  return (
    <div className={styles.chips} role="radiogroup" aria-label={texts.dateChips}>
      {[...chips, another].map(({ date, text, hint, checked }) => (
        <label key={date ?? "another"} className={classNames(styles.chip, checked && styles.chosen)}>
          <input type="radio" name={name} checked={checked} onChange={() => onChoose(date)} />
          <b>{text}</b>
          {hint !== undefined && <small>{hint}</small>}
        </label>
      ))}
    </div>
  );
}
