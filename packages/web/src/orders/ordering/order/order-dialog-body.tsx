import type { Agreement } from "@kreislauf/contract/agreements";
import { catalogTexts, containerAction } from "@kreislauf/contract/catalog";
import { needsPartsList } from "@kreislauf/contract/orders";
import { ProofCheckCard, proofCheckTexts } from "../../../proofs/index.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { containerActionIcons } from "../form/container-action-icons.ts";
import { amountBounds } from "../form/amount-bounds.ts";
import { amountHint } from "../form/amount-hint.ts";
import { OrderDateField } from "../form/order-date-field.tsx";
import {
  ActionField,
  AmountField,
  OrderLineFields,
  OrderParagraphFields,
  PartsField,
  TimeWindowField,
} from "../form/order-fields.tsx";
import { BudgetOutlookNotes } from "../../../budgets/index.ts";
import { QuotedPrice } from "../../../purchasing/index.ts";
import { ApprovalOutlook } from "../approval/approval-outlook.tsx";
import { OrderDialogNotes, OrderRefusalNote } from "./order-dialog-notes.tsx";
import { OrderSummary } from "../form/order-summary.tsx";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import { dayLock, orderableDays, proofLock } from "../form/orderable-days.ts";
import { SubmissionFailureNote } from "../form/submission-failure-note.tsx";
import type { OrderForm } from "../form/use-order-form.ts";
import type { OrderDialogModel } from "./use-order-dialog.ts";
import styles from "../form/ordering-form.module.css";

interface OrderDialogBodyProps {
  model: OrderDialogModel;
  agreement: Agreement;
  onWithdraw: () => void;
}

/**
 * The fields of the order dialog in the sequence in which the person decides; on wide screens the date is in a column
 * beside the other fields.
 */
export function OrderDialogBody({ model, agreement, onWithdraw }: OrderDialogBodyProps) {
  const language = useLanguage();
  const texts = useTexts(orderingFormTexts);
  const isMobile = useIsMobile();
  const { airbagNotice } = useTexts(catalogTexts);
  const { form, factsState, chosen, offered, submission } = model;
  const { containerActionId, desiredDate } = chosen;
  const { terms } = agreement;
  const { facts } = factsState;
  const bounds = amountBounds(facts, desiredDate);
  const amount = form.watch("amount");
  const needsParts = containerActionId !== null && needsPartsList({ terms, containerActionId });
  const dateField = (
    <OrderDateField
      form={form}
      agreement={agreement}
      factsState={factsState}
      nextDays={
        facts === null
          ? []
          : orderableDays(facts, 3).filter((date) => proofLock(null, model.proof.lastDate, date) === null)
      }
      lockOf={(date) => proofLock(dayLock(facts, factsState.holidays, date), model.proof.lastDate, date)}
      from={facts?.earliestDate ?? today()}
      onMonthChange={model.showMonth}
    />
  );
  return (
    <>
      <OrderDialogNotes model={model} />
      <div className={styles.columns}>
        {/* On a phone the date comes first, because often nothing else has to be chosen. */}
        {isMobile && dateField}
        <div className={styles.orderFields}>
          <div className={styles.actions}>
            <ActionField form={form} offered={offered} />
            {agreement.containerActionIds.includes(containerAction.remove) && (
              <div>
                <Button
                  variant="ghost"
                  small
                  icon={containerActionIcons[containerAction.remove]}
                  onClick={onWithdraw}
                >
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
              // A space keeps the line's height while the facts are loading, so that nothing moves afterwards.
              hint={facts === null ? "\u00A0" : amountHint(bounds, facts, desiredDate, language)}
            />
            <OrderLineFields form={form} references={model.references} />
          </div>
        </div>
        <div className={styles.date}>
          {!isMobile && dateField}
          <OrderSummary
            factsState={factsState}
            desiredDate={desiredDate}
            timeWindow={chosen.timeWindow}
            existingCount={desiredDate === null ? 0 : model.existing}
            warnsLater
          />
          {containerActionId !== null && desiredDate !== null && amount !== null && amount > 0 && (
            <>
              <ApprovalOutlook
                orders={[{ agreementId: agreement.agreementId, containerActionId, amount, desiredDate }]}
              />
              <QuotedPrice
                wish={{ agreementId: agreement.agreementId, containerActionId, amount, desiredDate }}
              />
              {model.references?.hasBudgets && model.site && (
                <BudgetOutlookNotes
                  wish={{
                    siteId: model.site.id,
                    agreementId: agreement.agreementId,
                    costCentre: form.watch("costCentre") ?? null,
                    containerActionId,
                    amount,
                    desiredDate,
                  }}
                />
              )}
            </>
          )}
        </div>
        <div className={styles.noteFields}>
          {needsParts && <PartsField form={form} />}
          <TimeWindowField form={form} />
          <OrderParagraphFields form={form} />
        </div>
        {agreement.wasteType.hazardous && model.site && (
          <ProofCheckCard
            check={model.proof.check}
            isFailed={model.proof.isFailed}
            numberField={<ProofNumberField form={form} />}
            siteId={model.site.id}
            wasteTypeId={agreement.wasteType.id}
            onAmount={(fitting) =>
              form.setValue("amount", fitting, { shouldDirty: true, shouldValidate: true })
            }
          />
        )}
        {submission.failure && !model.isGone && <SubmissionFailureNote failure={submission.failure} />}
        <OrderRefusalNote model={model} />
      </div>
    </>
  );
}

/**
 * The field for the number of a proof. The form knows it only while it is shown, so that a number that is not needed is
 * not validated and cannot block the order.
 */
function ProofNumberField({ form }: { form: OrderForm }) {
  const texts = useTexts(proofCheckTexts);
  return (
    <TextField
      label={texts.number}
      labelNote={texts.numberNote}
      hint={texts.numberHint}
      autoCapitalize="characters"
      autoComplete="off"
      error={form.formState.errors.proofNumber?.message}
      {...form.register("proofNumber", { shouldUnregister: true })}
    />
  );
}
