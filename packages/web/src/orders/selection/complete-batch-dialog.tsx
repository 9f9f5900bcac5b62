import { ordersApi } from "@kreislauf/contract/orders";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { call } from "../../base/api.ts";
import { actionDialogsTexts } from "../actions/action-dialogs.texts.ts";
import { DialogOrderList } from "../actions/dialog-order-list.tsx";
import type { OrderBatchDialogProps } from "./order-batch-dialog-props.ts";
import { orderBatchTexts } from "./order-batch.texts.ts";
import { useOrderBatch } from "./use-order-batch.ts";
import styles from "../actions/order-action.module.css";

/** Sets the chosen orders to done, which is final. */
export function CompleteBatchDialog(props: OrderBatchDialogProps) {
  const { orders, otherCount } = props;
  const texts = useTexts(orderBatchTexts);
  const words = useTexts(actionDialogsTexts);
  const { number } = useFormats();
  const { frame, sent, run } = useOrderBatch("complete", props);
  const count = number(orders.length);
  return (
    <ActionDialog
      {...frame}
      maxWidth={560}
      title={texts.completeDialog.title(count)}
      closeText={words.dismiss}
      action={{
        text: texts.completeDialog.submit(count),
        busyText: sent === 0 ? texts.completeDialog.submitting : texts.progress(number(sent), count),
        onClick: () => void run((batch) => call(ordersApi.completeOrders, { body: { orders: batch } })),
      }}
    >
      <div className={styles.fields}>
        <DialogOrderList orders={orders} label={texts.list} />
        {otherCount > 0 && <p>{texts.others(number(otherCount))}</p>}
        <p>{orders.length === 1 ? words.complete.final : words.complete.finalOf}</p>
      </div>
    </ActionDialog>
  );
}
