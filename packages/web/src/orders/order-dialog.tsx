import { ordersTexts } from "@kreislauf/contract/orders";
import { useState } from "react";
import { track } from "../base/analytics.ts";
import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import type { RoomDialogProps } from "../base/room-dialog.tsx";
import { containerShapes } from "../catalog/index.ts";
import { Button } from "../ui/button.tsx";
import { ContainerDrawing } from "../ui/container-drawing.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Late } from "../ui/late.tsx";
import { SkeletonCard } from "../ui/skeleton-card.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { StateMessage } from "../ui/state-message.tsx";
import { agreementLine } from "./agreement-line.ts";
import { ExistingOrderQuestion } from "./existing-order-question.tsx";
import { OrderDeadlineLine } from "./order-deadline-line.tsx";
import { OrderDialogBody } from "./order-dialog-body.tsx";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import { useOrderDialog } from "./use-order-dialog.ts";
import styles from "./order-dialog.module.css";

/** Orders a disposal on an agreement: what, how much, when. */
export function OrderDialog({ locationId, agreementId, onClosed }: RoomDialogProps<"order">) {
  const texts = useTexts(orderDialogTexts);
  const words = useTexts(ordersTexts);
  const showSnack = useSnackbar();
  const [open, setOpen] = useState(true);
  const model = useOrderDialog({ locationId, agreementId }, (order) => {
    setOpen(false);
    track("order-creation");
    showSnack({
      message: words.created(order.orderNumber),
      variant: "success",
      link: { href: hrefTo("order", { orderId: order.id }), text: texts.showOrder },
    });
  });
  const { agreement, location, form, known, submission } = model;
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
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      dirty={form.formState.isDirty}
      busy={submission.busy}
      title={texts.title}
      description={agreement && agreementLine(agreement, location)}
      leading={
        agreement && <ContainerDrawing shape={containerShapes[agreement.containerType.drawing]} size="tile" />
      }
      {...(canOrder && { onSubmit: (event) => void form.handleSubmit(submission.submit)(event) })}
      {...(canOrder && deadline && { footNote: deadline })}
      actions={(cancel) =>
        canOrder ? (
          <>
            <Button onClick={cancel}>{texts.cancel}</Button>
            <Button type="submit" variant="primary" busy={submission.busy} busyText={texts.submitting}>
              {texts.submit}
            </Button>
          </>
        ) : (
          <Button onClick={cancel}>{texts.close}</Button>
        )
      }
    >
      {model.state === "failed" ? (
        <ErrorState title={texts.failed} onRetry={model.retry} />
      ) : agreement === undefined || model.state === "loading" ? (
        <div className={styles.loading}>
          <Late text={texts.loading}>
            <SkeletonCard />
          </Late>
        </div>
      ) : model.offered.length === 0 ? (
        <StateMessage illustration="orders" title={texts.nothing} text={texts.nothingText} />
      ) : (
        <OrderDialogBody model={model} agreement={agreement} />
      )}
      <ExistingOrderQuestion
        question={submission.question}
        onConfirm={submission.confirm}
        onClose={submission.dismiss}
      />
    </Dialog>
  );
}
