import { useState } from "react";
import { track } from "../../base/analytics.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { containerShapes } from "../../catalog/index.ts";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { DialogOrderList } from "./dialog-order-list.tsx";
import type { OrderActionProps } from "./order-action-props.ts";
import { actionDialogsTexts } from "./action-dialogs.texts.ts";
import { useOrderCompletion } from "./use-order-completion.ts";
import { usePlannedOrderText } from "./use-planned-order-text.ts";
import styles from "./order-action.module.css";

/** Sets one or several past orders to done, which is final. */
export function CompleteOrdersDialog({ orders, onClosed, onDone }: OrderActionProps) {
  const texts = useTexts(actionDialogsTexts);
  const completeTexts = texts.complete;
  const plannedText = usePlannedOrderText();
  const [open, setOpen] = useState(true);
  const { busy, remaining, failures, run } = useOrderCompletion(orders, (done) => {
    const [one] = done;
    const message =
      done.length === 1 && one ? completeTexts.done(one.orderNumber) : completeTexts.doneOf(done.length);
    for (const _ of done) track("order-resolve");
    onDone(done, message);
    if (done.length === remaining.length) setOpen(false);
  });
  const [first] = orders;
  const isOne = orders.length === 1;
  return (
    <ActionDialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      busy={busy}
      maxWidth={560}
      title={isOne ? completeTexts.title : completeTexts.titleOf(orders.length)}
      description={isOne ? plannedText(first) : undefined}
      leading={isOne && <ContainerDrawing shape={containerShapes[first.containerType.drawing]} size="tile" />}
      closeText={remaining.length === 0 ? texts.close : texts.dismiss}
      action={
        remaining.length === 0
          ? undefined
          : {
              text: remaining.length === 1 ? completeTexts.submit : completeTexts.submitOf(remaining.length),
              busyText: completeTexts.submitting,
              onClick: () => void run(),
            }
      }
    >
      <div className={styles.fields}>
        {!isOne && remaining.length > 0 && <DialogOrderList orders={remaining} label={completeTexts.list} />}
        {remaining.length > 0 && <p>{isOne ? completeTexts.final : completeTexts.finalOf}</p>}
        {failures.length > 0 && (
          <Note variant="error" role="alert" title={texts.refused.resolved}>
            {failures.map(({ order, sentence }) => (
              <p key={order.id}>{completeTexts.failedOrder(order.orderNumber, sentence)}</p>
            ))}
          </Note>
        )}
      </div>
    </ActionDialog>
  );
}
