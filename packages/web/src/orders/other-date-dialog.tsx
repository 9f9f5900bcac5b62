import type { Order } from "@kreislauf/contract/orders";
import { ordersApi } from "@kreislauf/contract/orders";
import { useState } from "react";
import { call } from "../base/api.ts";
import { now } from "../base/clock.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Late } from "../ui/late.tsx";
import { SkeletonCard } from "../ui/skeleton-card.tsx";
import { actionDialogsTexts } from "./action-dialogs.texts.ts";
import { editLock } from "./edit-rules.ts";
import { OrderActionDialog } from "./order-action-dialog.tsx";
import { OrderDateField } from "./order-dialog-date.tsx";
import { OrderSummary } from "./order-dialog-summary.tsx";
import { containerWords, wasteName } from "./order-words.ts";
import { proposalTexts } from "./proposal.texts.ts";
import { useEditDialog } from "./use-edit-dialog.ts";
import styles from "./order-action.module.css";

interface OtherDateDialogProps {
  order: Order;
  onDone: (message: string) => void;
  onClosed: () => void;
}

/** Answers a proposed date with a third one: an edit of the desired date, by the rules of editing. */
export function OtherDateDialog({ order: first, onDone, onClosed }: OtherDateDialogProps) {
  const { numbered, edit } = useTexts(actionDialogsTexts);
  const texts = useTexts(proposalTexts).dialogs.other;
  const { day } = useFormats();
  const [open, setOpen] = useState(true);
  const { form, facts, known, agreement, step, chosen, ...model } = useEditDialog(
    first,
    (done) => {
      setOpen(false);
      onDone(texts.done(done.orderNumber, day(done.desiredDate)));
    },
    ({ version, desiredDate }) =>
      call(ordersApi.answerProposal, { body: { orderId: first.id, version, answer: "other", desiredDate } }),
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
      description={numbered(wasteName(order), containerWords(order), order.orderNumber)}
      submitText={texts.submit}
      busyText={texts.submitting}
      lockedBecause={isSame ? texts.nothing : undefined}
      dirty={form.formState.isDirty}
      busy={busy}
      problem={problem}
      onSubmit={(event) => void form.handleSubmit(model.save)(event)}
    >
      {model.state === "failed" ? (
        <ErrorState title={edit.failed} onRetry={model.retry} />
      ) : agreement === undefined || model.state === "loading" ? (
        <div className={styles.loading}>
          <Late text={edit.loading}>
            <SkeletonCard />
          </Late>
        </div>
      ) : (
        <>
          <OrderDateField
            form={form}
            agreement={agreement}
            known={known}
            lockOf={(date) => (facts === null ? "unknown" : editLock(facts, known.holidays, date, now()))}
            from={firstOf(facts?.ordering?.earliestDate, order.desiredDate)}
            onMonthChange={model.showMonth}
          />
          <OrderSummary
            known={known}
            desiredDate={chosen.desiredDate}
            timeWindow={chosen.timeWindow}
            existing={model.existing}
            before={order.proposal === null ? undefined : texts.proposalWas(day(order.proposal.date))}
          />
        </>
      )}
    </OrderActionDialog>
  );
}

const firstOf = (earliest: string | undefined, desired: string) =>
  earliest !== undefined && earliest < desired ? earliest : desired;
