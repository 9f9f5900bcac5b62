import type { Agreement } from "@kreislauf/contract/agreements";
import type { BerlinDate } from "@kreislauf/contract/base";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { today } from "../base/clock.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { Calendar } from "../ui/calendar.tsx";
import { Field } from "../ui/field.tsx";
import { Late } from "../ui/late.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { focusInside } from "./focus-inside.ts";
import { orderDayFacts } from "./order-day-facts.ts";
import type { DayLock } from "./orderable-days.ts";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import type { OrderForm } from "./use-order-form.ts";
import type { OrderingKnowledge } from "./use-ordering-facts.ts";
import styles from "./order-dialog.module.css";

interface OrderDateFieldProps {
  form: OrderForm;
  agreement: Agreement;
  known: OrderingKnowledge;
  lockOf: (date: BerlinDate) => DayLock | null;
  /** The month of this day is the first that can be reached. */
  from: BerlinDate;
  onMonthChange: (firstDay: BerlinDate) => void;
}

/** The desired date: a calendar that says of every locked day why it is locked. */
export function OrderDateField({ form, agreement, known, lockOf, from, onMonthChange }: OrderDateFieldProps) {
  const texts = useTexts(orderDialogTexts);
  const { facts, holidays } = known;
  const [everKnown, setEverKnown] = useState(facts !== null);
  if (facts !== null && !everKnown) setEverKnown(true);

  const factsOf = orderDayFacts({ lockOf, holidays, ordered: agreement.nextDates }, useLanguage());
  return (
    <Controller
      control={form.control}
      name="desiredDate"
      render={({ field, fieldState: { error } }) => (
        <Field
          label={texts.date}
          kind="group"
          error={error && field.value === null ? texts.dateMissing : error?.message}
        >
          {() => (
            <div ref={focusInside(field, "td [tabindex='0']")} onBlur={field.onBlur}>
              {everKnown ? (
                <Calendar
                  label={texts.calendar}
                  value={field.value}
                  onChange={field.onChange}
                  onMonthChange={onMonthChange}
                  today={today()}
                  from={from}
                  {...(facts && { to: facts.latestDate })}
                  facts={factsOf}
                  lockedLegend={texts.legend}
                />
              ) : (
                known.state === "loading" && (
                  <div className={styles.loadingDates}>
                    <Late text={texts.loading}>
                      <Skeleton height={366} radius={12} />
                    </Late>
                  </div>
                )
              )}
            </div>
          )}
        </Field>
      )}
    />
  );
}
