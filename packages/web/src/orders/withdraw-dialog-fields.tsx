import type { Agreement } from "@kreislauf/contract/agreements";
import { Controller } from "react-hook-form";
import { today } from "../base/clock.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { DateField } from "../ui/date-field.tsx";
import { Stepper } from "../ui/stepper.tsx";
import { amountBounds } from "./amount-bounds.ts";
import { DatesFailedNote } from "./dates-failed-note.tsx";
import { lockWords, orderDayFacts } from "./order-day-facts.ts";
import { dayLock } from "./orderable-days.ts";
import type { WithdrawDialogModel } from "./use-withdraw-dialog.ts";
import { withdrawDialogTexts } from "./withdraw-dialog.texts.ts";
import styles from "./withdraw-dialog.module.css";

interface WithdrawDialogFieldsProps {
  model: WithdrawDialogModel;
  agreement: Agreement;
}

export function WithdrawDialogFields({ model, agreement }: WithdrawDialogFieldsProps) {
  const texts = useTexts(withdrawDialogTexts);
  const language = useLanguage();
  const { form, known, desiredDate } = model;
  const { facts, holidays } = known;
  const isOpenDay = desiredDate !== null && dayLock(facts, holidays, desiredDate) === null;
  const bounds = facts && amountBounds(facts, isOpenDay ? desiredDate : null);
  const most = bounds?.most ?? agreement.containersOnSite;
  const { openWithdrawals, nextDates } = agreement;
  const hint = texts.ofOnSite(model.amount ?? 0, most);
  return (
    <>
      <div className={styles.fields}>
        <Controller
          control={form.control}
          name="amount"
          render={({ field, fieldState: { error } }) => (
            <Stepper
              {...field}
              label={texts.amount}
              hint={openWithdrawals > 0 ? texts.alreadyOrdered(hint, openWithdrawals) : hint}
              error={error?.message}
              max={most}
            />
          )}
        />
        <Controller
          control={form.control}
          name="desiredDate"
          render={({ field, fieldState: { error } }) => (
            <DateField
              {...field}
              label={texts.date}
              error={error && field.value === null ? texts.dateMissing : error?.message}
              disabled={known.state === "failed"}
              today={today()}
              from={facts?.earliestDate ?? today()}
              {...(facts && { to: facts.latestDate })}
              facts={orderDayFacts({
                lockedBecause: (date) => lockWords(dayLock(facts, holidays, date), language),
                holidays,
                ordered: nextDates,
              })}
              onMonthChange={model.showMonth}
              lockedLegend={texts.legend}
            />
          )}
        />
      </div>
      <DatesFailedNote known={known} />
    </>
  );
}
