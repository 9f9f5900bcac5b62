import { useState } from "react";
import { useTexts } from "../base/language.tsx";
import { containerShapes } from "../catalog/index.ts";
import { Button } from "../ui/button.tsx";
import { ContainerDrawing } from "../ui/container-drawing.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { DialogSkeleton } from "./dialog-skeleton.tsx";
import { EditOrderBody } from "./edit-order-body.tsx";
import type { OrderActionProps } from "./order-action-props.ts";
import { actionDialogsTexts } from "./action-dialogs.texts.ts";
import { OrderDeadlines } from "./order-deadlines.tsx";
import { OrderStepNote } from "./order-step-note.tsx";
import { isStillPossible } from "./order-step-outcome.ts";
import { containerWords, wasteName } from "./order-words.ts";
import { useEditDialog } from "./use-edit-dialog.ts";

/** Changes an open order: its day, its time, its words, and mostly amount and action. */
export function EditOrderDialog({ orders: [first], onClosed, onDone }: OrderActionProps) {
  const texts = useTexts(actionDialogsTexts);
  const own = texts.edit;
  const [open, setOpen] = useState(true);
  const model = useEditDialog(first, (order) => {
    setOpen(false);
    onDone([order], own.done(order.orderNumber));
  });
  const { form, agreement, step } = model;
  const { order, problem, busy } = step;
  const isOver = problem?.kind === "changed" && !isStillPossible(order, "edit");
  const canSave = model.state === "ready" && !isOver;
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      dirty={form.formState.isDirty && !isOver}
      busy={busy}
      title={own.title}
      description={texts.numbered(wasteName(order), containerWords(order), order.orderNumber)}
      leading={<ContainerDrawing shape={containerShapes[order.containerType.drawing]} size="tile" />}
      {...(canSave && {
        onSubmit: (event) => void form.handleSubmit(model.save)(event),
        footNote: <OrderDeadlines actions={order.actions} onlyEdit />,
      })}
      actions={(close) =>
        canSave ? (
          <>
            <Button onClick={close}>{texts.dismiss}</Button>
            <Button
              type="submit"
              variant="primary"
              busy={busy}
              busyText={own.submitting}
              lockedBecause={form.formState.isDirty ? undefined : own.nothing}
              reasonElsewhere
            >
              {own.submit}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{texts.close}</Button>
        )
      }
    >
      {isOver ? (
        <OrderStepNote problem={problem} action="edit" order={order} />
      ) : model.state === "failed" ? (
        <ErrorState title={own.failed} onRetry={model.retry} />
      ) : agreement === undefined || model.state === "loading" ? (
        <DialogSkeleton />
      ) : (
        <EditOrderBody model={model} agreement={agreement} />
      )}
    </Dialog>
  );
}
