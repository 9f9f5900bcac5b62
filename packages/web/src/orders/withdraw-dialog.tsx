import { useState } from "react";
import { track } from "../base/analytics.ts";
import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import type { RoomDialogProps } from "../base/lent-dialogs.ts";
import { containerShapes } from "../catalog/index.ts";
import { Button } from "../ui/button.tsx";
import { ContainerDrawing } from "../ui/container-drawing.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { StateMessage } from "../ui/state-message.tsx";
import { agreementLine } from "./agreement-line.ts";
import { DialogSkeleton } from "./dialog-skeleton.tsx";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import { useWithdrawDialog } from "./use-withdraw-dialog.ts";
import { WithdrawDialogBody } from "./withdraw-dialog-body.tsx";
import { withdrawDialogTexts } from "./withdraw-dialog.texts.ts";

/** Orders that containers leave a site for good, and says beforehand which orders end with them. */
export function WithdrawDialog({ locationId, agreementId, onClosed }: RoomDialogProps<"withdraw">) {
  const texts = useTexts(withdrawDialogTexts);
  const common = useTexts(orderDialogTexts);
  const showSnack = useSnackbar();
  const [open, setOpen] = useState(true);
  const model = useWithdrawDialog({ locationId, agreementId }, (order, cancelled) => {
    setOpen(false);
    track("order-creation");
    showSnack({
      message: texts.done(order.orderNumber, cancelled),
      variant: "success",
      link: { href: hrefTo("order", { orderId: order.id }), text: common.showOrder },
    });
  });
  const { agreement, form, submission, preview } = model;
  const canWithdraw = agreement !== undefined && agreement.containersOnSite > agreement.openWithdrawals;
  const count = preview.data?.cancelled.length ?? 0;
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      dirty={form.formState.isDirty}
      busy={submission.busy}
      maxWidth={660}
      title={texts.title}
      description={agreement && agreementLine(agreement, model.location)}
      leading={
        agreement && <ContainerDrawing shape={containerShapes[agreement.containerType.drawing]} size="tile" />
      }
      {...(canWithdraw && { onSubmit: (event) => void form.handleSubmit(submission.submit)(event) })}
      actions={(close) =>
        canWithdraw ? (
          <>
            <Button onClick={close}>{common.cancel}</Button>
            <Button
              type="submit"
              variant="dangerSolid"
              busy={submission.busy}
              busyText={texts.submitting}
              lockedBecause={
                model.isGone ? texts.gone : preview.isFailed ? texts.ordersFailedText : undefined
              }
              reasonElsewhere
            >
              {count === 0 ? texts.submit : texts.submitCancelling(count)}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{common.close}</Button>
        )
      }
    >
      {agreement !== undefined ? (
        canWithdraw ? (
          <WithdrawDialogBody model={model} agreement={agreement} />
        ) : (
          <StateMessage illustration="orders" title={texts.nothing} text={texts.nothingText} />
        )
      ) : model.state === "failed" ? (
        <ErrorState title={common.failed} onRetry={model.retry} />
      ) : model.state === "gone" ? (
        <StateMessage illustration="orders" title={texts.gone} text={texts.goneText} />
      ) : (
        <DialogSkeleton />
      )}
    </Dialog>
  );
}
