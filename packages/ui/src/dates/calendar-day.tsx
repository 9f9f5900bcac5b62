import { createContext, useContext, useEffect, useRef } from "react";
import type { DayButtonProps } from "react-day-picker";
import { classNames } from "../base/class-names.ts";
import { Tooltip } from "../controls/tooltip.tsx";
import styles from "./calendar.module.css";

/** What the calendar shows of a day. */
export interface DayFacts {
  /** Why the day cannot be chosen. Such a day is hatched. */
  lockedBecause?: string | undefined;
  holiday?: string | undefined;
  /** Something else to say of the day, for example that the order being changed is on it. */
  note?: string | undefined;
  /** How many orders exist for this day. */
  orders?: number | undefined;
}

export const DayFactsContext = createContext<(date: string) => DayFacts>(() => ({}));

/** The note, the holiday's name and the reason for the lock; equal texts only once. */
export const dayRemarks = ({ lockedBecause, holiday, note }: DayFacts): string[] =>
  [...new Set([note, holiday, lockedBecause])].filter((words) => words !== undefined);

/** A day of the calendar. Locked days stay focusable, so that keyboard users can read the reason, too. */
export function CalendarDay({ day, modifiers, onClick, disabled: _, ...button }: DayButtonProps) {
  const facts = useContext(DayFactsContext)(day.isoDate);
  const ref = useRef<HTMLButtonElement>(null);
  const focused = modifiers["focused"] === true;
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [focused]);
  const locked = facts.lockedBecause !== undefined;
  const words = dayRemarks(facts);
  return (
    <Tooltip text={words.length > 0 ? words.join(", ") : undefined}>
      <button
        {...button}
        ref={ref}
        aria-disabled={locked || undefined}
        aria-pressed={modifiers["selected"] === true}
        aria-current={modifiers["today"] === true ? "date" : undefined}
        onClick={locked ? undefined : onClick}
        className={classNames(
          styles.day,
          day.outside && styles.outside,
          modifiers["today"] && styles.today,
          locked && styles.locked,
          facts.holiday !== undefined && styles.holiday,
          (facts.orders ?? 0) > 0 && styles.ordered,
          modifiers["selected"] && styles.chosen,
        )}
      />
    </Tooltip>
  );
}
