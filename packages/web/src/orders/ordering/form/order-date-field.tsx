import type { Agreement } from "@kreislauf/contract/agreements";
import type { BerlinDate } from "@kreislauf/contract/base";
import { Controller } from "react-hook-form";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { OrderCalendar } from "./order-calendar.tsx";
import { dayLockText } from "./order-day-facts.ts";
import type { DayLock } from "./orderable-days.ts";
import { orderingFormTexts } from "./ordering-form.texts.ts";
import type { OrderForm } from "./use-order-form.ts";
import type { OrderingFactsState } from "./use-ordering-facts.ts";

interface OrderDateFieldProps {
  form: OrderForm;
  agreement: Agreement;
  factsState: OrderingFactsState;
  lockOf: (date: BerlinDate) => DayLock | null;
  /**
   * The next possible days, offered as buttons in place of the calendar until another day is asked for; absent if the
   * calendar is always shown.
   */
  nextDays?: readonly BerlinDate[];
  /** The current day of the order that is being changed; undefined for a new order. */
  ownDay?: BerlinDate;
  /** The first month that can be shown is the month of this day. */
  from: BerlinDate;
  onMonthChange: (firstDay: BerlinDate) => void;
}

/** The field for the desired date of an order on an agreement. */
export function OrderDateField(props: OrderDateFieldProps) {
  const { form, agreement, factsState, lockOf, ownDay, ...calendar } = props;
  const texts = useTexts(orderingFormTexts);
  const language = useLanguage();
  return (
    <Controller
      control={form.control}
      name="desiredDate"
      render={({ field, fieldState: { error } }) => (
        <OrderCalendar
          label={texts.date}
          field={field}
          error={error?.message}
          factsState={factsState}
          lockedBecause={(date) => dayLockText(lockOf(date), language)}
          orderedDays={agreement.nextDates}
          ownDay={ownDay === undefined ? undefined : { date: ownDay, word: texts.ownDay }}
          to={factsState.facts?.latestDate}
          {...calendar}
        />
      )}
    />
  );
}
