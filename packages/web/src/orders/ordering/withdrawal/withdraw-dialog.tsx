import { isWaitingOrder } from "@kreislauf/contract/orders";
import { errorSentence } from "../../../base/api-error.ts";
import { useWaitingSnack } from "../approval/use-waiting-snack.ts";
import { useState } from "react";
import { track } from "../../../base/analytics.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../../base/paths.ts";
import type { RoomDialogProps } from "../../../base/dialog-registry.ts";
import { AgreementTile } from "../../../agreements/index.ts";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { agreementDescription } from "../form/agreement-description.ts";
import { DialogSkeleton } from "../form/dialog-skeleton.tsx";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import { useWithdrawDialog } from "./use-withdraw-dialog.ts";
import { WithdrawDialogBody } from "./withdraw-dialog-body.tsx";
import { withdrawDialogTexts } from "./withdraw-dialog.texts.ts";

/** Orders the withdrawal of containers; shows which orders it cancels before it is sent. */
export function WithdrawDialog({ siteId, agreementId, onClosed }: RoomDialogProps<"withdraw">) {
  const texts = useTexts(withdrawDialogTexts);
  const common = useTexts(orderingFormTexts);
  const showSnack = useSnackbar();
  const showWaiting = useWaitingSnack();
  const [open, setOpen] = useState(true);
  const model = useWithdrawDialog({ siteId, agreementId }, (order, cancelled) => {
    setOpen(false);
    track("order-creation");
    if (isWaitingOrder(order)) return showWaiting(order.approvalRequest);
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
    <ActionDialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      dirty={form.formState.isDirty}
      busy={submission.busy}
      maxWidth={660}
      title={texts.title}
      description={agreement && agreementDescription(agreement, model.site)}
      leading={agreement && <AgreementTile agreement={agreement} />}
      closeText={canWithdraw ? common.cancel : common.close}
      action={
        canWithdraw
          ? {
              text: count === 0 ? texts.submit : texts.submitCancelling(count),
              busyText: texts.submitting,
              danger: true,
              lockedBecause: model.isGone
                ? texts.gone
                : preview.isFailed
                  ? texts.ordersFailedText
                  : undefined,
              reasonElsewhere: true,
              onSubmit: (event) => void form.handleSubmit(submission.submit)(event),
            }
          : undefined
      }
    >
      {agreement !== undefined ? (
        canWithdraw ? (
          <WithdrawDialogBody model={model} agreement={agreement} />
        ) : (
          <StateMessage illustration="orders" title={texts.nothing} text={texts.nothingText} />
        )
      ) : model.state === "failed" ? (
        <ErrorState title={common.failed} text={errorSentence(model.loadError)} onRetry={model.retry} />
      ) : model.state === "gone" ? (
        <StateMessage illustration="orders" title={texts.gone} text={texts.goneText} />
      ) : (
        <DialogSkeleton />
      )}
    </ActionDialog>
  );
}
