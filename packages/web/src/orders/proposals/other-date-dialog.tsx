import { ordersApi, type Order } from "@kreislauf/contract/orders";
import { useState } from "react";
import { errorSentence } from "../../base/api-error.ts";
import { call } from "../../base/api.ts";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { actionDialogsTexts } from "../actions/action-dialogs.texts.ts";
import { editDayLock } from "../actions/edit-order-rules.ts";
import { OrderActionDialog } from "../actions/order-action-dialog.tsx";
import { OrderDateField } from "../ordering/form/order-date-field.tsx";
import { OrderSummary } from "../ordering/form/order-summary.tsx";
import { wasteTypeName } from "../base/order-labels.ts";
import { useAmountLabels } from "../base/use-amount-labels.ts";
import { proposalTexts } from "./proposal.texts.ts";
import { useEditOrderDialog } from "../actions/use-edit-order-dialog.ts";
import styles from "../actions/order-action.module.css";

interface OtherDateDialogProps {
  order: Order;
  onDone: (message: string) => void;
  onClosed: () => void;
}

/** Answers a proposal with another date: it edits the desired date and follows the rules of editing. */
export function OtherDateDialog({ order: initialOrder, onDone, onClosed }: OtherDateDialogProps) {
  const { numbered, edit } = useTexts(actionDialogsTexts);
  const { containerLabel } = useAmountLabels();
  const texts = useTexts(proposalTexts).dialogs.other;
  const { day } = useFormats();
  const [open, setOpen] = useState(true);
  const { form, facts, factsState, agreement, step, chosen, ...model } = useEditOrderDialog(
    initialOrder,
    (done) => {
      setOpen(false);
      onDone(texts.done(done.orderNumber, day(done.desiredDate)));
    },
    ({ version, desiredDate }) =>
      call(ordersApi.answerProposal, {
        body: { orderId: initialOrder.id, version, answer: "other", desiredDate },
      }),
  );
  const { order, busy, problem } = step;
  const isSame = chosen.desiredDate === order.desiredDate;
  return (
    <OrderActionDialog
      action="answer"
      order={order}
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={texts.title}
      description={numbered(wasteTypeName(order), containerLabel(order), order.orderNumber)}
      submitText={texts.submit}
      busyText={texts.submitting}
      lockedBecause={isSame ? texts.nothing : undefined}
      dirty={form.formState.isDirty}
      busy={busy}
      problem={problem}
      onSubmit={(event) => void form.handleSubmit(model.save)(event)}
    >
      {model.state === "failed" ? (
        <ErrorState title={edit.failed} text={errorSentence(model.loadError)} onRetry={model.retry} />
      ) : agreement === undefined || model.state === "loading" ? (
        <div className={styles.loading}>
          <Delayed text={edit.loading}>
            <SkeletonCard />
          </Delayed>
        </div>
      ) : (
        <>
          <OrderDateField
            form={form}
            agreement={agreement}
            factsState={factsState}
            lockOf={(date) =>
              facts === null ? "unknown" : editDayLock(facts, factsState.holidays, date, now(), true)
            }
            ownDay={order.desiredDate}
            from={firstOf(facts?.ordering?.earliestDate, order.desiredDate)}
            onMonthChange={model.showMonth}
          />
          <OrderSummary
            factsState={factsState}
            desiredDate={chosen.desiredDate}
            timeWindow={chosen.timeWindow}
            existingCount={model.existing}
            previousDay={order.proposal === null ? undefined : texts.proposalWas(day(order.proposal.date))}
          />
        </>
      )}
    </OrderActionDialog>
  );
}

const firstOf = (earliest: string | undefined, desired: string) =>
  earliest !== undefined && earliest < desired ? earliest : desired;
