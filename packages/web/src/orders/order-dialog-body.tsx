import type { Agreement } from "@kreislauf/contract/agreements";
import { catalogTexts, containerAction } from "@kreislauf/contract/catalog";
import { needsPartsList } from "@kreislauf/contract/orders";
import { today } from "../base/clock.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/note.tsx";
import { actionIcons } from "./action-icons.ts";
import { amountBounds } from "./amount-bounds.ts";
import { amountHint } from "./amount-hint.ts";
import { OrderDateField } from "./order-dialog-date.tsx";
import {
  ActionField,
  AmountField,
  CustomerOrderNumberField,
  NoteField,
  PartsField,
  TimeWindowField,
} from "./order-dialog-fields.tsx";
import { OrderDialogNotes, OrderRefusalNote } from "./order-dialog-notes.tsx";
import { OrderSummary } from "./order-dialog-summary.tsx";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import { dayLock } from "./orderable-days.ts";
import { SubmissionFailureNote } from "./submission-failure-note.tsx";
import type { OrderDialogModel } from "./use-order-dialog.ts";
import styles from "./order-dialog.module.css";

const anyAmount = { least: 1, most: null, boundBy: null } as const;

interface OrderDialogBodyProps {
  model: OrderDialogModel;
  agreement: Agreement;
  onWithdraw: () => void;
}

/** The fields, in the order in which they are thought of; on wide screens the date stands beside the others. */
export function OrderDialogBody({ model, agreement, onWithdraw }: OrderDialogBodyProps) {
  const language = useLanguage();
  const texts = useTexts(orderDialogTexts);
  const { airbagNotice } = useTexts(catalogTexts);
  const { form, known, chosen, offered, submission } = model;
  const { containerActionId, desiredDate } = chosen;
  const { terms } = agreement;
  const { facts } = known;
  const bounds = facts === null ? anyAmount : amountBounds(facts, desiredDate);
  const namesParts = containerActionId !== null && needsPartsList({ terms, containerActionId });
  return (
    <>
      <OrderDialogNotes model={model} />
      <div className={styles.columns}>
        <div className={styles.wish}>
          <div className={styles.actions}>
            <ActionField form={form} offered={offered} />
            {agreement.containerActionIds.includes(containerAction.remove) && (
              <div>
                <Button variant="ghost" small icon={actionIcons[containerAction.remove]} onClick={onWithdraw}>
                  {texts.withdraw}
                </Button>
              </div>
            )}
          </div>
          {terms.airbag && <Note variant="warning">{airbagNotice}</Note>}
          <div className={styles.amount}>
            <AmountField
              form={form}
              bounds={bounds}
              // Keeps its line free, so that nothing moves when it is known.
              hint={facts === null ? "\u00A0" : amountHint(bounds, facts, desiredDate, language)}
            />
            <CustomerOrderNumberField form={form} />
          </div>
        </div>
        <div className={styles.date}>
          <OrderDateField
            form={form}
            agreement={agreement}
            known={known}
            lockOf={(date) => dayLock(facts, known.holidays, date)}
            from={facts?.earliestDate ?? today()}
            onMonthChange={model.showMonth}
          />
          <OrderSummary
            known={known}
            desiredDate={desiredDate}
            timeWindow={chosen.timeWindow}
            existing={desiredDate === null ? 0 : model.existing}
          />
        </div>
        <div className={styles.rest}>
          {namesParts && <PartsField form={form} />}
          <TimeWindowField form={form} />
          <NoteField form={form} />
        </div>
        {submission.failure && !model.isGone && <SubmissionFailureNote failure={submission.failure} />}
        <OrderRefusalNote model={model} />
      </div>
    </>
  );
}
