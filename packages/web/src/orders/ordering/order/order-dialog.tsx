import { isWaitingOrder, ordersTexts } from "@kreislauf/contract/orders";
import { useState } from "react";
import { track } from "../../../base/analytics.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../../base/paths.ts";
import type { RoomDialogProps } from "../../../base/dialog-registry.ts";
import { AgreementTile, orderTitle } from "../../../agreements/index.ts";
import { proofCheckTexts } from "../../../proofs/index.ts";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { DuplicateOrderDialog } from "../form/duplicate-order-dialog.tsx";
import { ExistingOrdersOffer } from "./existing-orders-offer.tsx";
import { OrderDeadlineLine } from "./order-deadline-line.tsx";
import { OrderDialogBody } from "./order-dialog-body.tsx";
import { OrderDialogState } from "./order-dialog-state.tsx";
import { OrderSubject } from "./order-subject.tsx";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import { useWaitingSnack } from "../approval/use-waiting-snack.ts";
import { useOrderDialog } from "./use-order-dialog.ts";
import { WithdrawDialog } from "../withdrawal/withdraw-dialog.tsx";

/** The dialog to order on an agreement; a button switches to the dialog that withdraws containers. */
export function OrderDialog(props: RoomDialogProps<"order">) {
  const { siteId, agreementId, onClosed } = props;
  const [isWithdrawing, setWithdrawing] = useState(false);
  return isWithdrawing ? (
    <WithdrawDialog siteId={siteId} agreementId={agreementId} onClosed={onClosed} />
  ) : (
    <DisposalDialog {...props} onWithdraw={() => setWithdrawing(true)} />
  );
}

/** Places any order but a withdrawal: chooses the action, the amount and the day. */
function DisposalDialog(props: RoomDialogProps<"order"> & { onWithdraw: () => void }) {
  const { onClosed, onWithdraw, onOrdered, onWaiting, ...subject } = props;
  const texts = useTexts(orderingFormTexts);
  const words = useTexts(ordersTexts);
  const proofs = useTexts(proofCheckTexts);
  const language = useLanguage();
  const showSnack = useSnackbar();
  const showWaiting = useWaitingSnack();
  const [open, setOpen] = useState(true);
  const [isLeaving, setLeaving] = useState(false);
  const [isRaising, setRaising] = useState(false);
  const model = useOrderDialog(subject, (order) => {
    model.draft.clear();
    setOpen(false);
    track("order-creation");
    if (isWaitingOrder(order)) {
      onWaiting?.();
      return showWaiting(order.approvalRequest);
    }
    onOrdered?.(order.id);
    showSnack({
      message: words.created(order.orderNumber),
      variant: "success",
      link: { href: hrefTo("order", { orderId: order.id }), text: texts.showOrder },
    });
  });
  const { agreement, form, factsState, submission } = model;
  const { containerActionId, desiredDate } = model.chosen;
  const canOrder = model.state === "ready" && model.offered.length > 0;
  const deadline = containerActionId !== null && desiredDate !== null && factsState.editCutoff !== null && (
    <OrderDeadlineLine
      containerActionId={containerActionId}
      desiredDate={desiredDate}
      editCutoff={factsState.editCutoff}
    />
  );
  return (
    <ActionDialog
      open={open}
      onClose={() => {
        model.draft.clear();
        setOpen(false);
      }}
      onClosed={isLeaving ? onWithdraw : onClosed}
      dirty={form.formState.isDirty}
      busy={submission.busy}
      title={agreement ? orderTitle(agreement, language) : texts.title}
      description={agreement && <OrderSubject agreement={agreement} site={model.site} />}
      leading={agreement && <AgreementTile agreement={agreement} />}
      {...(canOrder && deadline && { footerNote: deadline })}
      closeText={canOrder ? texts.cancel : texts.close}
      action={
        canOrder
          ? {
              text: texts.submit,
              busyText: texts.submitting,
              lockedBecause: model.isGone
                ? texts.gone
                : model.proof.check?.allowed === false
                  ? proofs.locked
                  : undefined,
              reasonElsewhere: model.isGone,
              onSubmit: (event) => void form.handleSubmit(submission.submit)(event),
            }
          : undefined
      }
      nested={
        <DuplicateOrderDialog
          question={
            submission.question && {
              desiredDate: submission.question.order.desiredDate,
              count: submission.question.existing?.count ?? null,
            }
          }
          isRaising={isRaising}
          onConfirm={submission.confirm}
          onClose={submission.dismiss}
        >
          {submission.question && agreement && (
            <ExistingOrdersOffer
              question={submission.question}
              terms={agreement.terms}
              defaults={model.references?.defaults ?? {}}
              onBusyChange={setRaising}
              onRaised={(raised) => {
                model.draft.clear();
                submission.dismiss();
                setOpen(false);
                onOrdered?.(raised.id);
                showSnack({
                  message: texts.raised(raised.orderNumber, raised.amount),
                  variant: "success",
                  link: { href: hrefTo("order", { orderId: raised.id }), text: texts.showOrder },
                });
              }}
            />
          )}
        </DuplicateOrderDialog>
      }
    >
      {canOrder && agreement ? (
        <OrderDialogBody
          model={model}
          agreement={agreement}
          onWithdraw={() => {
            // The values typed here are kept as a draft.
            setLeaving(true);
            setOpen(false);
          }}
        />
      ) : (
        <OrderDialogState model={model} />
      )}
    </ActionDialog>
  );
}
