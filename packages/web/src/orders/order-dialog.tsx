import { ordersTexts } from "@kreislauf/contract/orders";
import { useState } from "react";
import { track } from "../base/analytics.ts";
import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import type { RoomDialogProps } from "../base/lent-dialogs.ts";
import { containerShapes } from "../catalog/index.ts";
import { Button } from "../ui/button.tsx";
import { ContainerDrawing } from "../ui/container-drawing.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { agreementLine } from "./agreement-line.ts";
import { ExistingOrderQuestion } from "./existing-order-question.tsx";
import { OrderDeadlineLine } from "./order-deadline-line.tsx";
import { OrderDialogBody } from "./order-dialog-body.tsx";
import { OrderDialogState } from "./order-dialog-state.tsx";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import { useOrderDialog } from "./use-order-dialog.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** Orders something on an agreement; whoever wants a container gone for good goes on to the dialog for that. */
export function OrderDialog(props: RoomDialogProps<"order">) {
  const { locationId, agreementId, onClosed } = props;
  const [isWithdrawing, setWithdrawing] = useState(false);
  return isWithdrawing ? (
    <WithdrawDialog locationId={locationId} agreementId={agreementId} onClosed={onClosed} />
  ) : (
    <DisposalDialog {...props} onWithdraw={() => setWithdrawing(true)} />
  );
}

/** A disposal or a placement: what, how much, when. */
function DisposalDialog(props: RoomDialogProps<"order"> & { onWithdraw: () => void }) {
  const { onClosed, onWithdraw, ...subject } = props;
  const texts = useTexts(orderDialogTexts);
  const words = useTexts(ordersTexts);
  const showSnack = useSnackbar();
  const [open, setOpen] = useState(true);
  const [isLeaving, setLeaving] = useState(false);
  const model = useOrderDialog(subject, (order) => {
    model.draft.forget();
    setOpen(false);
    track("order-creation");
    showSnack({
      message: words.created(order.orderNumber),
      variant: "success",
      link: { href: hrefTo("order", { orderId: order.id }), text: texts.showOrder },
    });
  });
  const { agreement, form, known, submission } = model;
  const { containerActionId, desiredDate } = model.chosen;
  const canOrder = model.state === "ready" && model.offered.length > 0;
  const deadline = containerActionId !== null && desiredDate !== null && known.editCutoff !== null && (
    <OrderDeadlineLine
      containerActionId={containerActionId}
      desiredDate={desiredDate}
      editCutoff={known.editCutoff}
    />
  );
  return (
    <Dialog
      open={open}
      onClose={() => {
        model.draft.forget();
        setOpen(false);
      }}
      onClosed={isLeaving ? onWithdraw : onClosed}
      dirty={form.formState.isDirty}
      busy={submission.busy}
      title={texts.title}
      description={agreement && agreementLine(agreement, model.location)}
      leading={
        agreement && <ContainerDrawing shape={containerShapes[agreement.containerType.drawing]} size="tile" />
      }
      {...(canOrder && { onSubmit: (event) => void form.handleSubmit(submission.submit)(event) })}
      {...(canOrder && deadline && { footNote: deadline })}
      actions={(cancel) =>
        canOrder ? (
          <>
            <Button onClick={cancel}>{texts.cancel}</Button>
            <Button
              type="submit"
              variant="primary"
              busy={submission.busy}
              busyText={texts.submitting}
              lockedBecause={model.isGone ? texts.gone : undefined}
              reasonElsewhere
            >
              {texts.submit}
            </Button>
          </>
        ) : (
          <Button onClick={cancel}>{texts.close}</Button>
        )
      }
    >
      {canOrder && agreement ? (
        <OrderDialogBody
          model={model}
          agreement={agreement}
          onWithdraw={() => {
            // What is typed here waits in its draft.
            setLeaving(true);
            setOpen(false);
          }}
        />
      ) : (
        <OrderDialogState model={model} />
      )}
      <ExistingOrderQuestion
        question={
          submission.question && {
            desiredDate: submission.question.order.desiredDate,
            count: submission.question.count,
          }
        }
        onConfirm={submission.confirm}
        onClose={submission.dismiss}
      />
    </Dialog>
  );
}
