import type { Agreement } from "@kreislauf/contract/agreements";
import { Controller } from "react-hook-form";
import { today } from "@kreislauf/ui/base/today.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { DateField } from "@kreislauf/ui/dates/date-field.tsx";
import { Stepper } from "@kreislauf/ui/controls/stepper.tsx";
import { amountBounds } from "../form/amount-bounds.ts";
import { DatesFailedNote } from "../form/dates-failed-note.tsx";
import { dayLockText, orderDayFacts } from "../form/order-day-facts.ts";
import { dayLock } from "../form/orderable-days.ts";
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
  const { form, factsState, desiredDate } = model;
  const { facts, holidays } = factsState;
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
              disabled={factsState.state === "failed"}
              today={today()}
              from={facts?.earliestDate ?? today()}
              {...(facts && { to: facts.latestDate })}
              facts={orderDayFacts({
                lockedBecause: (date) => dayLockText(dayLock(facts, holidays, date), language),
                holidays,
                orderedDays: nextDates,
              })}
              onMonthChange={model.showMonth}
              lockedLegend={texts.legend}
            />
          )}
        />
      </div>
      <DatesFailedNote factsState={factsState} />
    </>
  );
}
