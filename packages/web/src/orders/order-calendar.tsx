import type { BerlinDate } from "@kreislauf/contract/base";
import { useState } from "react";
import type { RefCallBack } from "react-hook-form";
import { today } from "../base/clock.ts";
import { useTexts } from "../base/language.tsx";
import { Calendar } from "../ui/calendar.tsx";
import { Field } from "../ui/field.tsx";
import { Late } from "../ui/late.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { focusInside } from "./focus-inside.ts";
import { orderDayFacts } from "./order-day-facts.ts";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import type { OrderingKnowledge } from "./use-ordering-facts.ts";
import styles from "./order-dialog.module.css";

interface OrderCalendarProps {
  label: string;
  field: {
    readonly value: BerlinDate | null;
    readonly onChange: (date: BerlinDate) => void;
    readonly onBlur: () => void;
    readonly ref: RefCallBack;
  };
  error: string | undefined;
  known: Pick<OrderingKnowledge, "state" | "holidays">;
  lockedBecause: (date: BerlinDate) => string | undefined;
  /** Days that have orders already. */
  ordered: readonly BerlinDate[];
  /** The months of these days are the first and the last that can be reached. */
  from: BerlinDate;
  to: BerlinDate | undefined;
  onMonthChange?: (firstDay: BerlinDate) => void;
}

/** A calendar for ordering, which says of every locked day why it is locked. */
export function OrderCalendar(props: OrderCalendarProps) {
  const { label, field, error, known, lockedBecause, ordered, from, to, onMonthChange } = props;
  const texts = useTexts(orderDialogTexts);
  const isKnown = known.state === "ready";
  const [everKnown, setEverKnown] = useState(isKnown);
  if (isKnown && !everKnown) setEverKnown(true);

  const factsOf = orderDayFacts({ lockedBecause, holidays: known.holidays, ordered });
  return (
    <Field label={label} kind="group" error={error && field.value === null ? texts.dateMissing : error}>
      {() => (
        <div ref={focusInside(field, "td [tabindex='0']")} onBlur={field.onBlur}>
          {everKnown ? (
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
  );
}
