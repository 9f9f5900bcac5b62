import {
  cancelReason,
  cancelReasonIds,
  maxOrderTextLengths,
  ordersApi,
  ordersCancellation,
  ordersTexts,
  type OrdersCancellation,
} from "@kreislauf/contract/orders";
import { useForm, useWatch } from "react-hook-form";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { call } from "../../base/api.ts";
import { formResolver } from "../../base/form-resolver.ts";
import { actionDialogsTexts } from "../actions/action-dialogs.texts.ts";
import { ReasonField } from "../actions/reason-field.tsx";
import { DialogOrderList } from "../actions/dialog-order-list.tsx";
import type { OrderBatchDialogProps } from "./order-batch-dialog-props.ts";
import { orderBatchTexts } from "./order-batch.texts.ts";
import { useOrderBatch } from "./use-order-batch.ts";
import styles from "../actions/order-action.module.css";

interface CancelDraft {
  orders: { orderId: number }[];
  cancelReasonId: OrdersCancellation["cancelReasonId"] | null;
  reason: string;
}

/** Cancels the chosen orders; one reason applies to all of them. */
export function CancelBatchDialog(props: OrderBatchDialogProps) {
  const { orders, otherCount } = props;
  const texts = useTexts(orderBatchTexts);
  const words = useTexts(actionDialogsTexts);
  const reasons = useTexts(ordersTexts).cancelReason;
  const { number } = useFormats();
  const language = useLanguage();
  const { frame, sent, run } = useOrderBatch("cancel", props);
  const form = useForm<CancelDraft, unknown, OrdersCancellation>({
    mode: "onTouched",
    defaultValues: { orders: orders.map(({ id }) => ({ orderId: id })), cancelReasonId: null, reason: "" },
    resolver: formResolver(ordersCancellation, language),
  });
  const [chosen, reasonText] = useWatch({ control: form.control, name: ["cancelReasonId", "reason"] });
  const { errors, isDirty } = form.formState;
  const count = number(orders.length);
  const send = ({ orders: _, ...reason }: OrdersCancellation) =>
    run((batch) => call(ordersApi.cancelOrders, { body: { ...reason, orders: batch } }));
  return (
    <ActionDialog
      {...frame}
      dirty={isDirty}
      maxWidth={640}
      title={texts.cancelDialog.title(count)}
      closeText={words.back}
      action={{
        text: texts.cancelDialog.submit(count),
        busyText: sent === 0 ? texts.cancelDialog.submitting : texts.progress(number(sent), count),
        danger: true,
        onSubmit: (event) => void form.handleSubmit(send)(event),
      }}
    >
      <div className={styles.fields}>
        <DialogOrderList orders={orders} label={texts.list} />
        {otherCount > 0 && <p>{texts.others(number(otherCount))}</p>}
        <ReasonField
          control={form.control}
          name="cancelReasonId"
          label={words.cancel.reason}
          options={cancelReasonIds.map((id) => ({ value: id, title: reasons[id] }))}
        />
        {chosen === cancelReason.other && (
          <TextArea
            label={words.cancel.words}
            hint={words.cancel.wordsHint(words.characters(reasonText.length, maxOrderTextLengths.reason))}
            error={errors.reason?.message}
            {...form.register("reason")}
          />
        )}
        <Note variant="warning">{texts.cancelDialog.final}</Note>
      </div>
    </ActionDialog>
  );
}
