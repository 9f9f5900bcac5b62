import type { Agreement } from "@kreislauf/contract/agreements";
import { hasFixedContent, ordersTexts } from "@kreislauf/contract/orders";
import { Lock } from "lucide-react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { amountBounds } from "../ordering/form/amount-bounds.ts";
import { amountHint } from "../ordering/form/amount-hint.ts";
import { editDayLock, toEditableOrder } from "./edit-order-rules.ts";
import { actionDialogsTexts } from "./action-dialogs.texts.ts";
import { OrderDateField } from "../ordering/form/order-date-field.tsx";
import {
  ActionField,
  AmountField,
  OrderLineFields,
  OrderParagraphFields,
  TimeWindowField,
} from "../ordering/form/order-fields.tsx";
import { OrderSummary } from "../ordering/form/order-summary.tsx";
import { OrderActionProblemNote } from "./order-action-problem-note.tsx";
import type { EditOrderDialogModel } from "./use-edit-order-dialog.ts";
import styles from "../ordering/form/ordering-form.module.css";

/** The editable fields of an order; a note explains why some fields cannot be edited. */
export function EditOrderBody({ model, agreement }: { model: EditOrderDialogModel; agreement: Agreement }) {
  const language = useLanguage();
  const texts = useTexts(actionDialogsTexts).edit;
  const { timeWindowOnDay } = useTexts(ordersTexts);
  const { day } = useFormats();
  const { form, facts, factsState, step, possible } = model;
  const { desiredDate, timeWindow } = model.chosen;
  const { order, problem } = step;
  // Computed from the order alone, before the facts are loaded: if fields moved later, they would lose the focus.
  const isFixed = hasFixedContent(toEditableOrder(order, agreement.terms));
  const ordering = facts?.ordering ?? null;
  const bounds = amountBounds(ordering, desiredDate);
  const isMoved = desiredDate !== order.desiredDate;
  const before =
    isMoved || timeWindow !== order.timeWindow
      ? texts.before(day(order.desiredDate), timeWindowOnDay[order.timeWindow])
      : undefined;
  const earliest = ordering?.earliestDate ?? today();
  return (
    <div className={styles.columns}>
      <div className={styles.orderFields}>
        {isFixed && (
          <Note icon={Lock}>
            {order.agreement.taskCreationGroup === null ? texts.emptying : texts.grouped}
          </Note>
        )}
        {isFixed ? (
          <OrderLineFields form={form} references={model.references} />
        ) : (
          <div className={styles.amount}>
            <AmountField
              form={form}
              bounds={bounds}
              hint={ordering === null ? "\u00A0" : amountHint(bounds, ordering, desiredDate, language)}
            />
            <OrderLineFields form={form} references={model.references} />
          </div>
        )}
        {!isFixed && possible.length > 1 && <ActionField form={form} offered={possible} />}
      </div>
      <div className={styles.date}>
        <OrderDateField
          form={form}
          agreement={agreement}
          factsState={factsState}
          lockOf={(date) =>
            facts === null ? "unknown" : editDayLock(facts, factsState.holidays, date, now())
          }
          ownDay={order.desiredDate}
          from={earliest < order.desiredDate ? earliest : order.desiredDate}
          onMonthChange={model.showMonth}
        />
        <OrderSummary
          factsState={factsState}
          desiredDate={desiredDate}
          timeWindow={timeWindow}
          existingCount={model.existing}
          previousDay={before}
        />
        {isMoved && order.confirmedDate !== null && <Note variant="warning">{texts.moving}</Note>}
      </div>
      <div className={styles.noteFields}>
        <TimeWindowField form={form} />
        <OrderParagraphFields form={form} />
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
          <OrderActionProblemNote
            problem={problem}
            action="edit"
            order={order}
            onLoadNew={model.discardAndReload}
          />
        </div>
      )}
    </div>
  );
}
