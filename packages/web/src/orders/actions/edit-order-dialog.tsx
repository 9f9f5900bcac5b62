import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { errorSentence } from "../../base/api-error.ts";
import { containerShapes } from "../../catalog/index.ts";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { DialogSkeleton } from "../ordering/form/dialog-skeleton.tsx";
import { EditOrderBody } from "./edit-order-body.tsx";
import type { OrderActionProps } from "./order-action-props.ts";
import { actionDialogsTexts } from "./action-dialogs.texts.ts";
import { ActionDeadlines } from "./action-deadlines.tsx";
import { OrderActionProblemNote } from "./order-action-problem-note.tsx";
import { isStillPossible } from "./order-action-outcome.ts";
import { wasteTypeName } from "../base/order-labels.ts";
import { useAmountLabels } from "../base/use-amount-labels.ts";
import { useEditOrderDialog } from "./use-edit-order-dialog.ts";

/** Edits an open order: its date, time window and texts, and in most cases also its amount and action. */
export function EditOrderDialog({ orders: [initialOrder], onClosed, onDone }: OrderActionProps) {
  const texts = useTexts(actionDialogsTexts);
  const { containerLabel } = useAmountLabels();
  const editTexts = texts.edit;
  const [open, setOpen] = useState(true);
  const model = useEditOrderDialog(initialOrder, (order) => {
    setOpen(false);
    onDone([order], editTexts.done(order.orderNumber));
  });
  const { form, agreement, step } = model;
  const { order, problem, busy } = step;
  const isOver = problem?.kind === "changed" && !isStillPossible(order, "edit");
  const canSave = model.state === "ready" && !isOver;
  return (
    <ActionDialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      dirty={form.formState.isDirty && !isOver}
      busy={busy}
      title={editTexts.title}
      description={texts.numbered(wasteTypeName(order), containerLabel(order), order.orderNumber)}
      leading={<ContainerDrawing shape={containerShapes[order.containerType.drawing]} size="tile" />}
      {...(canSave && { footerNote: <ActionDeadlines actions={order.actions} onlyEdit /> })}
      closeText={canSave ? texts.dismiss : texts.close}
      action={
        canSave
          ? {
              text: editTexts.submit,
              busyText: editTexts.submitting,
              lockedBecause: form.formState.isDirty ? undefined : editTexts.nothing,
              onSubmit: (event) => void form.handleSubmit(model.save)(event),
            }
          : undefined
      }
    >
      {isOver ? (
        <OrderActionProblemNote problem={problem} action="edit" order={order} />
      ) : model.state === "failed" ? (
        <ErrorState title={editTexts.failed} text={errorSentence(model.loadError)} onRetry={model.retry} />
      ) : agreement === undefined || model.state === "loading" ? (
        <DialogSkeleton />
      ) : (
        <EditOrderBody model={model} agreement={agreement} />
      )}
    </ActionDialog>
  );
}
