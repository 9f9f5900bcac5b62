import { agreementType, containerAction } from "@kreislauf/contract/catalog";
import {
  cancelReason,
  cancelReasonIds,
  maxOrderTextLengths,
  orderCancellation,
  ordersApi,
  ordersTexts,
  type Order,
  type OrderCancellation,
} from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { track } from "../../base/analytics.ts";
import { call } from "../../base/api.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { formResolver } from "../../base/form-resolver.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useUser } from "../../base/session.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { setServerErrors } from "../../base/set-server-errors.ts";
import { OrderActionDialog } from "./order-action-dialog.tsx";
import type { OrderActionProps } from "./order-action-props.ts";
import { actionDialogsTexts } from "./action-dialogs.texts.ts";
import { isCancelledBy } from "./order-action-outcome.ts";
import { duplicateOrderQuery } from "../ordering.queries.ts";
import { ReasonField } from "./reason-field.tsx";
import { useOrderActionSubmit } from "./use-order-action-submit.ts";
import { usePlannedOrderText } from "./use-planned-order-text.ts";

interface CancelDraft {
  orderId: number;
  cancelReasonId: OrderCancellation["cancelReasonId"] | null;
  reason: string;
}

/** Cancels an open order with a reason, and explains what the cancellation ends besides the order. */
export function CancelOrderDialog({ orders: [initialOrder], onClosed, onDone }: OrderActionProps) {
  const texts = useTexts(actionDialogsTexts);
  const cancelTexts = texts.cancel;
  const reasons = useTexts(ordersTexts).cancelReason;
  const language = useLanguage();
  const formats = useFormats();
  const { userId } = useUser();
  const plannedText = usePlannedOrderText();
  const [open, setOpen] = useState(true);
  const { data: duplicate } = useQuery(duplicateOrderQuery(initialOrder));
  const form = useForm<CancelDraft, unknown, OrderCancellation>({
    mode: "onTouched",
    defaultValues: { orderId: initialOrder.id, cancelReasonId: null, reason: "" },
    resolver: formResolver(orderCancellation, language),
  });
  const { order, busy, problem, run } = useOrderActionSubmit<OrderCancellation>({
    initialOrder,
    send: (body, { version }) => call(ordersApi.cancelOrder, { body: { ...body, version } }),
    isApplied: (fresh) => isCancelledBy(fresh, userId),
    onDone: (done: Order) => {
      setOpen(false);
      track("order-cancel");
      onDone([done], cancelTexts.done(done.orderNumber));
    },
    setErrors: (error) => setServerErrors(form, ["cancelReasonId", "reason"], error),
  });
  const [chosen, reasonText] = useWatch({ control: form.control, name: ["cancelReasonId", "reason"] });
  const { errors, isDirty } = form.formState;
  const explanations = {
    [cancelReason.doubleOrder]:
      duplicate && cancelTexts.duplicate(formats.day(duplicate.desiredDate), duplicate.orderNumber),
    [cancelReason.accidentalOrder]: undefined,
    [cancelReason.other]: undefined,
  };
  return (
    <OrderActionDialog
      action="cancel"
      order={order}
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={cancelTexts.title}
      description={plannedText(order)}
      submitText={cancelTexts.submit}
      busyText={cancelTexts.submitting}
      danger
      dirty={isDirty}
      busy={busy}
      problem={problem}
      onSubmit={(event) => void form.handleSubmit(run)(event)}
    >
      <ReasonField
        control={form.control}
        name="cancelReasonId"
        label={cancelTexts.reason}
        options={cancelReasonIds.map((id) => ({ value: id, title: reasons[id], text: explanations[id] }))}
      />
      {chosen === cancelReason.other && (
        <TextArea
          label={cancelTexts.words}
          hint={cancelTexts.wordsHint(texts.characters(reasonText.length, maxOrderTextLengths.reason))}
          error={errors.reason?.message}
          {...form.register("reason")}
        />
      )}
      <Note variant="warning">
        <p>{cancelTexts.final}</p>
        {cancelConsequences(order).map((consequence) => (
          <p key={consequence}>{cancelTexts[consequence]}</p>
        ))}
      </Note>
    </OrderActionDialog>
  );
}

/**
 * Which notes the dialog shows about what the cancellation ends besides the order, and what continues (docs/coverage.md
 * 4.9 and D4.12).
 */
function cancelConsequences({ containerActionId, agreementTypeId, agreement }: Order) {
  return [
    ...(agreement.taskCreationGroup !== null ? (["group"] as const) : []),
    ...(agreementTypeId === agreementType.periodic ? (["cycle"] as const) : []),
    ...(containerActionId === containerAction.remove ? (["withdrawal"] as const) : []),
    ...(containerActionId === containerAction.place ? (["placement"] as const) : []),
  ];
}
