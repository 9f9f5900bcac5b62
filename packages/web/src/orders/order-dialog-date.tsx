import type { Agreement } from "@kreislauf/contract/agreements";
import type { BerlinDate } from "@kreislauf/contract/base";
import { Controller } from "react-hook-form";
import { useLanguage, useTexts } from "../base/language.tsx";
import { OrderCalendar } from "./order-calendar.tsx";
import { lockWords } from "./order-day-facts.ts";
import type { DayLock } from "./orderable-days.ts";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import type { OrderForm } from "./use-order-form.ts";
import type { OrderingKnowledge } from "./use-ordering-facts.ts";

interface OrderDateFieldProps {
  form: OrderForm;
  agreement: Agreement;
  known: OrderingKnowledge;
  lockOf: (date: BerlinDate) => DayLock | null;
  /** The month of this day is the first that can be reached. */
  from: BerlinDate;
  onMonthChange: (firstDay: BerlinDate) => void;
}

/** The desired date of an order on an agreement. */
export function OrderDateField({ form, agreement, known, lockOf, ...calendar }: OrderDateFieldProps) {
  const texts = useTexts(orderDialogTexts);
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
          known={known}
          lockedBecause={(date) => lockWords(lockOf(date), language)}
          ordered={agreement.nextDates}
          to={known.facts?.latestDate}
          {...calendar}
        />
      )}
    />
  );
}
