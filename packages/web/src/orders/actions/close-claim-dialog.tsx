import {
  claimClosing,
  closeReasonIds,
  ordersApi,
  ordersTexts,
  statusAfterClosing,
  type ClaimClosing,
  type CloseReasonId,
  type Order,
} from "@kreislauf/contract/orders";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { call } from "../../base/api.ts";
import { formResolver } from "../../base/form-resolver.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { setServerErrors } from "../../base/set-server-errors.ts";
import { OrderActionDialog } from "./order-action-dialog.tsx";
import type { OrderActionProps } from "./order-action-props.ts";
import { actionDialogsTexts } from "./action-dialogs.texts.ts";
import { statusVariants, wasteTypeName } from "../base/order-labels.ts";
import { useAmountLabels } from "../base/use-amount-labels.ts";
import { ReasonField } from "./reason-field.tsx";
import { useOrderActionSubmit } from "./use-order-action-submit.ts";
import styles from "./order-action.module.css";

interface ClosingDraft {
  orderId: number;
  closeReasonId: CloseReasonId | null;
}

/** Closes a claim with a reason; each reason says which status it gives the order. */
export function CloseClaimDialog({ orders: [initialOrder], onClosed, onDone }: OrderActionProps) {
  const texts = useTexts(actionDialogsTexts).closeClaim;
  const { containerLabel } = useAmountLabels();
  const language = useLanguage();
  const [open, setOpen] = useState(true);
  const form = useForm<ClosingDraft, unknown, ClaimClosing>({
    mode: "onTouched",
    defaultValues: { orderId: initialOrder.id, closeReasonId: null },
    resolver: formResolver(claimClosing, language),
  });
  const { order, busy, problem, run } = useOrderActionSubmit<ClaimClosing>({
    initialOrder,
    send: (body, { version }) => call(ordersApi.closeClaim, { body: { ...body, version } }),
    isApplied: (fresh, { closeReasonId }) => fresh.orderStatusId === statusAfterClosing(closeReasonId),
    onDone: (done: Order, { closeReasonId }) => {
      setOpen(false);
      onDone([done], texts.done[closeReasonId](done.orderNumber));
    },
    setErrors: (error) => setServerErrors(form, ["closeReasonId"], error),
  });
  const chosen = useWatch({ control: form.control, name: "closeReasonId" });
  const context = texts.context(wasteTypeName(order), containerLabel(order));
  const ticket = order.claim?.ticketNumber ?? null;
  return (
    <OrderActionDialog
      action="close_claim"
      order={order}
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={texts.title}
      description={ticket === null ? context : texts.withTicket(context, ticket)}
      submitText={chosen === null ? texts.submitOpen : texts.submit[chosen]}
      busyText={texts.submitting}
      dirty={form.formState.isDirty}
      busy={busy}
      problem={problem}
      onSubmit={(event) => void form.handleSubmit(run)(event)}
    >
      <ReasonField
        control={form.control}
        name="closeReasonId"
        label={texts.reason}
        missing={texts.missing}
        options={closeReasonIds.map((id) => ({
          value: id,
          title: ordersTexts[language].closeReason[id],
          text: (
            <>
              {texts.explained[id]}
              <br />
              <StatusAfter reasonId={id} />
            </>
          ),
        }))}
      />
    </OrderActionDialog>
  );
}

function StatusAfter({ reasonId }: { reasonId: CloseReasonId }) {
  const { after } = useTexts(actionDialogsTexts).closeClaim;
  const words = useTexts(ordersTexts).statusShort;
  const status = statusAfterClosing(reasonId);
  return (
    <span className={styles.claimResult}>
      {after}
      <StatusBadge status={statusVariants[status]}>{words[status]}</StatusBadge>
    </span>
  );
}
