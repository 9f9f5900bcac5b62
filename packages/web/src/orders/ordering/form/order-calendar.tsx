import type { BerlinDate } from "@kreislauf/contract/base";
import { useState } from "react";
import type { RefCallBack } from "react-hook-form";
import { today } from "@kreislauf/ui/base/today.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Calendar } from "@kreislauf/ui/dates/calendar.tsx";
import { Field } from "@kreislauf/ui/controls/field.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { compositeFieldRef } from "../../base/composite-field-ref.ts";
import { DateChips } from "./date-chips.tsx";
import { orderDayFacts } from "./order-day-facts.ts";
import { orderingFormTexts } from "./ordering-form.texts.ts";
import type { OrderingFactsState } from "./use-ordering-facts.ts";
import styles from "./ordering-form.module.css";

const noDays: readonly BerlinDate[] = [];

interface OrderCalendarProps {
  label: string;
  field: {
    readonly value: BerlinDate | null;
    readonly onChange: (date: BerlinDate) => void;
    readonly onBlur: () => void;
    readonly ref: RefCallBack;
  };
  error: string | undefined;
  factsState: Pick<OrderingFactsState, "state" | "holidays">;
  lockedBecause: (date: BerlinDate) => string | undefined;
  /** Days that already have an open order; a day with several orders occurs several times. */
  orderedDays: readonly BerlinDate[];
  /**
   * The current day of the order that is being changed, and the word that marks it in the calendar; undefined for a new
   * order.
   */
  ownDay?: { readonly date: BerlinDate; readonly word: string } | undefined;
  /** The next possible days, offered as buttons; the calendar is hidden then until another day is asked for. */
  nextDays?: readonly BerlinDate[];
  /** The first month that can be shown is the month of this day. */
  from: BerlinDate;
  /** The last month that can be shown is the month of this day; undefined while it is not known. */
  to: BerlinDate | undefined;
  onMonthChange?: (firstDay: BerlinDate) => void;
}

/** The field for the day of an order: a calendar that explains why a day is locked. */
export function OrderCalendar(props: OrderCalendarProps) {
  const { label, field, error, factsState, lockedBecause, orderedDays, ownDay, from, to, onMonthChange } =
    props;
  const nextDays = props.nextDays ?? noDays;
  const [wantsCalendar, setWantsCalendar] = useState(false);
  const texts = useTexts(orderingFormTexts);
  const isReady = factsState.state === "ready";
  const [wasEverReady, setWasEverReady] = useState(isReady);
  if (isReady && !wasEverReady) setWasEverReady(true);

  const factsOf = orderDayFacts({ lockedBecause, holidays: factsState.holidays, orderedDays, ownDay });
  const isOther = wantsCalendar || (field.value !== null && !nextDays.includes(field.value));
  const showsCalendar = nextDays.length === 0 || isOther;
  return (
    <Field label={label} kind="group" error={error && field.value === null ? texts.dateMissing : error}>
      {() => (
        <div ref={compositeFieldRef(field, "input, td [tabindex='0']")} onBlur={field.onBlur}>
          {nextDays.length > 0 && (
            <DateChips
              days={nextDays}
              value={isOther ? null : field.value}
              isOther={isOther}
              factsOf={factsOf}
              onChoose={(date) => {
                setWantsCalendar(date === null);
                if (date !== null) field.onChange(date);
              }}
            />
          )}
          {wasEverReady
            ? showsCalendar && (
                <Calendar
                  label={texts.calendar}
                  value={field.value}
                  onChange={field.onChange}
                  {...(onMonthChange && { onMonthChange })}
                  today={today()}
                  from={from}
                  {...(to !== undefined && { to })}
                  facts={factsOf}
                  lockedLegend={texts.legend}
                />
              )
            : factsState.state === "loading" && (
                <div className={styles.loadingDates}>
                  <Delayed text={texts.loading}>
                    <Skeleton height={366} radius={12} />
                  </Delayed>
                </div>
              )}
        </div>
      )}
    </Field>
  );
}
