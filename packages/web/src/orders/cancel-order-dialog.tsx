import { agreementType, containerAction } from "@kreislauf/contract/catalog";
import type { Order, OrderCancellation } from "@kreislauf/contract/orders";
import {
  cancelReason,
  cancelReasonIds,
  longest,
  orderCancellation,
  ordersApi,
  ordersTexts,
} from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { track } from "../base/analytics.ts";
import { call } from "../base/api.ts";
import { useFormats } from "../base/format.ts";
import { formResolver } from "../base/form-resolver.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { useUser } from "../base/session.ts";
import { Note } from "../ui/note.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { complainBeside } from "./complain-beside.ts";
import { OrderActionDialog } from "./order-action-dialog.tsx";
import type { OrderActionProps } from "./order-action-props.ts";
import { actionDialogsTexts } from "./action-dialogs.texts.ts";
import { isCancelledBy } from "./order-step-outcome.ts";
import { twinOrderQuery } from "./orders.queries.ts";
import { ReasonField } from "./reason-field.tsx";
import { useOrderStep } from "./use-order-step.ts";
import { usePlannedWords } from "./use-planned-words.ts";

interface CancelDraft {
  orderId: number;
  cancelReasonId: OrderCancellation["cancelReasonId"] | null;
  reason: string;
}

/** Ends an open order before its day. */
export function CancelOrderDialog({ orders: [first], onClosed, onDone }: OrderActionProps) {
  const texts = useTexts(actionDialogsTexts);
  const own = texts.cancel;
  const reasons = useTexts(ordersTexts).cancelReason;
  const language = useLanguage();
  const formats = useFormats();
  const { userId } = useUser();
  const planned = usePlannedWords();
  const [open, setOpen] = useState(true);
  const { data: twin } = useQuery(twinOrderQuery(first));
  const form = useForm<CancelDraft, unknown, OrderCancellation>({
    mode: "onTouched",
    defaultValues: { orderId: first.id, cancelReasonId: null, reason: "" },
    resolver: formResolver(orderCancellation, language),
  });
  const { order, busy, problem, run } = useOrderStep<OrderCancellation>({
    first,
    send: (body) => call(ordersApi.cancelOrder, { body }),
    hasHappened: (fresh) => isCancelledBy(fresh, userId),
    onDone: (done: Order) => {
      setOpen(false);
      track("order-cancel");
      onDone([done], own.done(done.orderNumber));
    },
    complain: (error) => complainBeside(form, ["cancelReasonId", "reason"], error),
  });
  const [chosen, words] = useWatch({ control: form.control, name: ["cancelReasonId", "reason"] });
  const { errors, isDirty } = form.formState;
  const explained = {
    [cancelReason.doubleOrder]: twin && own.twin(formats.day(twin.desiredDate), twin.orderNumber),
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
      title={own.title}
      description={planned(order)}
      submitText={own.submit}
      busyText={own.submitting}
      danger
      dirty={isDirty}
      busy={busy}
      problem={problem}
      onSubmit={(event) => void form.handleSubmit(run)(event)}
    >
      <ReasonField
        control={form.control}
        name="cancelReasonId"
        label={own.reason}
        options={cancelReasonIds.map((id) => ({ value: id, title: reasons[id], text: explained[id] }))}
      />
      {chosen === cancelReason.other && (
        <TextArea
          label={own.words}
          hint={own.wordsHint(texts.characters(words.length, longest.reason))}
          error={errors.reason?.message}
          {...form.register("reason")}
        />
      )}
      <Note variant="warning">
        <p>{own.final}</p>
        {whatFollows(order).map((consequence) => (
          <p key={consequence}>{own[consequence]}</p>
        ))}
      </Note>
    </OrderActionDialog>
  );
}

/** What else ends with the order, and what stays (decisions.md sections 3 and 4). */
function whatFollows({ containerActionId, agreementTypeId, agreement }: Order) {
  return [
    ...(agreement.taskCreationGroup !== null ? (["group"] as const) : []),
    ...(agreementTypeId === agreementType.periodic ? (["cycle"] as const) : []),
    ...(containerActionId === containerAction.remove ? (["withdrawal"] as const) : []),
    ...(containerActionId === containerAction.place ? (["placement"] as const) : []),
  ];
}
