import type { Agreement } from "@kreislauf/contract/agreements";
import { hasFixedContent } from "@kreislauf/contract/orders";
import { ordersTexts } from "@kreislauf/contract/orders";
import { Lock } from "lucide-react";
import { now, today } from "../base/clock.ts";
import { useFormats } from "../base/format.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { Note } from "../ui/note.tsx";
import { amountBounds } from "./amount-bounds.ts";
import { amountHint } from "./amount-hint.ts";
import { editLock } from "./edit-rules.ts";
import { actionDialogsTexts } from "./action-dialogs.texts.ts";
import { OrderDateField } from "./order-dialog-date.tsx";
import {
  ActionField,
  AmountField,
  CustomerOrderNumberField,
  NoteField,
  TimeWindowField,
} from "./order-dialog-fields.tsx";
import { OrderSummary } from "./order-dialog-summary.tsx";
import { OrderStepNote } from "./order-step-note.tsx";
import type { EditDialogModel } from "./use-edit-dialog.ts";
import styles from "./order-dialog.module.css";

const anyAmount = { least: 1, most: null, boundBy: null } as const;

/** What can be changed of an order; what cannot is said rather than shown. */
export function EditOrderBody({ model, agreement }: { model: EditDialogModel; agreement: Agreement }) {
  const language = useLanguage();
  const texts = useTexts(actionDialogsTexts).edit;
  const { timeWindowOnDay } = useTexts(ordersTexts);
  const { day } = useFormats();
  const { form, facts, known, step, possible } = model;
  const { desiredDate, timeWindow } = model.chosen;
  const { order, problem } = step;
  const isFixed = facts !== null && hasFixedContent(facts.order);
  const ordering = facts?.ordering ?? null;
  const bounds = ordering === null ? anyAmount : amountBounds(ordering, desiredDate);
  const isMoved = desiredDate !== order.desiredDate;
  const before =
    isMoved || timeWindow !== order.timeWindow
      ? texts.before(day(order.desiredDate), timeWindowOnDay[order.timeWindow])
      : undefined;
  const earliest = ordering?.earliestDate ?? today();
  return (
    <div className={styles.columns}>
      <div className={styles.wish}>
        {isFixed && (
          <Note icon={Lock}>
            {order.agreement.taskCreationGroup === null ? texts.emptying : texts.grouped}
          </Note>
        )}
        {isFixed ? (
          <CustomerOrderNumberField form={form} />
        ) : (
          <div className={styles.amount}>
            <AmountField
              form={form}
              bounds={bounds}
              hint={ordering === null ? "\u00A0" : amountHint(bounds, ordering, desiredDate, language)}
            />
            <CustomerOrderNumberField form={form} />
          </div>
        )}
        {!isFixed && possible.length > 1 && <ActionField form={form} offered={possible} />}
      </div>
      <div className={styles.date}>
        <OrderDateField
          form={form}
          agreement={agreement}
          known={known}
          lockOf={(date) => (facts === null ? "unknown" : editLock(facts, known.holidays, date, now()))}
          from={earliest < order.desiredDate ? earliest : order.desiredDate}
          onMonthChange={model.showMonth}
        />
        <OrderSummary
          known={known}
          desiredDate={desiredDate}
          timeWindow={timeWindow}
          existing={model.existing}
          before={before}
        />
        {isMoved && order.confirmedDate !== null && <Note variant="warning">{texts.moving}</Note>}
      </div>
      <div className={styles.rest}>
        <TimeWindowField form={form} />
        <NoteField form={form} />
      </div>
      {form.formState.errors.root?.message !== undefined && (
        <div className={styles.whole}>
          <Note variant="error" role="alert">
            {form.formState.errors.root.message}
          </Note>
        </div>
      )}
      {problem && (
        <div className={styles.whole}>
          <OrderStepNote problem={problem} action="edit" order={order} onLoadNew={model.loadNew} />
        </div>
      )}
    </div>
  );
}
