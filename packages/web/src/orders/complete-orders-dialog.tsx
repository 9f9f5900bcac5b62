import { useState } from "react";
import { track } from "../base/analytics.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { containerShapes } from "../catalog/index.ts";
import { Button } from "../ui/button.tsx";
import { ContainerDrawing } from "../ui/container-drawing.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Note } from "../ui/note.tsx";
import type { OrderActionProps } from "./order-action-props.ts";
import { actionDialogsTexts } from "./action-dialogs.texts.ts";
import { containerWords, wasteName } from "./order-words.ts";
import { useOrderCompletion } from "./use-order-completion.ts";
import { usePlannedWords } from "./use-planned-words.ts";
import styles from "./order-action.module.css";

/** Sets past orders to done, for good: one, or several at once. */
export function CompleteOrdersDialog({ orders, onClosed, onDone }: OrderActionProps) {
  const texts = useTexts(actionDialogsTexts);
  const own = texts.complete;
  const { day } = useFormats();
  const planned = usePlannedWords();
  const [open, setOpen] = useState(true);
  const { busy, left, failures, run } = useOrderCompletion(orders, (done) => {
    const [one] = done;
    const message = done.length === 1 && one ? own.done(one.orderNumber) : own.doneOf(done.length);
    for (const _ of done) track("order-resolve");
    onDone(done, message);
    if (done.length === left.length) setOpen(false);
  });
  const [first] = orders;
  const isOne = orders.length === 1;
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      busy={busy}
      maxWidth={560}
      title={isOne ? own.title : own.titleOf(orders.length)}
      description={isOne ? planned(first) : undefined}
      leading={isOne && <ContainerDrawing shape={containerShapes[first.containerType.drawing]} size="tile" />}
      actions={(close) => (
        <>
          <Button onClick={close}>{texts.dismiss}</Button>
          <Button variant="primary" busy={busy} busyText={own.submitting} onClick={() => void run()}>
            {left.length === 1 ? own.submit : own.submitOf(left.length)}
          </Button>
        </>
      )}
    >
      <div className={styles.fields}>
        {!isOne && (
          <ul className={styles.orders} aria-label={own.list}>
            {left.map((order) => (
              <li key={order.id}>
                <b>{wasteName(order)}</b>
                <span>{day(order.desiredDate)}</span>
                <small>{`${containerWords(order)} · ${order.orderNumber}`}</small>
              </li>
            ))}
          </ul>
        )}
        <p>{isOne ? own.final : own.finalOf}</p>
        {failures.length > 0 && (
          <Note variant="error" role="alert" title={texts.refused.resolved}>
            {failures.map(({ order, sentence }) => (
              <p key={order.id}>{own.failedOrder(order.orderNumber, sentence)}</p>
            ))}
          </Note>
        )}
      </div>
    </Dialog>
  );
}
