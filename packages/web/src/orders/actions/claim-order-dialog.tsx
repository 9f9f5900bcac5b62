import {
  claimReason,
  maxOrderTextLengths,
  offeredClaimReasonIds,
  orderClaim,
  ordersApi,
  ordersTexts,
  type Order,
  type OrderClaim,
} from "@kreislauf/contract/orders";
import { Flag } from "lucide-react";
import { useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { track } from "../../base/analytics.ts";
import { call } from "../../base/api.ts";
import { formResolver } from "../../base/form-resolver.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useUser } from "../../base/session.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { ClaimPhotoField } from "./claim-photo-field.tsx";
import { setServerErrors } from "../../base/set-server-errors.ts";
import type { OrderActionProps } from "./order-action-props.ts";
import { OrderActionDialog } from "./order-action-dialog.tsx";
import { actionDialogsTexts } from "./action-dialogs.texts.ts";
import { isClaimedBy } from "./order-action-outcome.ts";
import { ReasonField } from "./reason-field.tsx";
import { usePlannedOrderText } from "./use-planned-order-text.ts";
import { useOrderActionSubmit } from "./use-order-action-submit.ts";
import { usePhotoUpload } from "./use-photo-upload.ts";

interface ClaimDraft {
  orderId: number;
  claimReasonId: OrderClaim["claimReasonId"] | null;
  reason: string;
}

/** Makes a claim about a past order: what went wrong, with an optional photo. */
export function ClaimOrderDialog({ orders: [initialOrder], onClosed, onDone }: OrderActionProps) {
  const texts = useTexts(actionDialogsTexts);
  const claimTexts = texts.claim;
  const reasons = useTexts(ordersTexts).claimReason;
  const language = useLanguage();
  const { userId } = useUser();
  const plannedText = usePlannedOrderText();
  const [open, setOpen] = useState(true);
  const form = useForm<ClaimDraft, unknown, OrderClaim>({
    mode: "onTouched",
    defaultValues: { orderId: initialOrder.id, claimReasonId: null, reason: "" },
    resolver: formResolver(orderClaim, language),
  });
  const upload = usePhotoUpload();
  const photoFieldRef = useRef<HTMLDivElement>(null);
  const { order, busy, problem, run } = useOrderActionSubmit<OrderClaim>({
    initialOrder,
    send: (body, { version }) => call(ordersApi.claimOrder, { body: { ...body, version } }),
    isApplied: (fresh) => isClaimedBy(fresh, userId),
    onDone: (done: Order) => {
      setOpen(false);
      track("order-claim");
      onDone([done], claimTexts.done(done.orderNumber));
    },
    setErrors: (error) => setServerErrors(form, ["claimReasonId", "reason"], error),
  });
  const [chosen, reasonText] = useWatch({ control: form.control, name: ["claimReasonId", "reason"] });
  const { errors, isDirty, isSubmitting } = form.formState;

  /** If the photo cannot be uploaded, the claim is not sent, because it would arrive without the photo. */
  async function send(claim: OrderClaim): Promise<void> {
    const photo = await upload.fileId().catch(() => undefined);
    if (photo === undefined) photoFieldRef.current?.querySelector("button")?.focus();
    else await run({ ...claim, photo });
  }

  return (
    <OrderActionDialog
      action="claim"
      order={order}
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={claimTexts.title}
      description={plannedText(order)}
      submitText={claimTexts.submit}
      busyText={claimTexts.submitting}
      dirty={isDirty || upload.photo !== null}
      busy={busy || isSubmitting}
      problem={problem}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <ReasonField
        control={form.control}
        name="claimReasonId"
        label={claimTexts.reason}
        options={offeredClaimReasonIds.map((id) => ({
          value: id,
          title: reasons[id],
          text: claimTexts.explained[id],
        }))}
        // Only "other" requires a text; after another choice, an error about a missing text may no longer apply.
        onChosen={() => errors.reason && void form.trigger("reason")}
      />
      <TextArea
        label={claimTexts.words}
        optional={chosen !== claimReason.other}
        hint={texts.characters(reasonText.length, maxOrderTextLengths.reason)}
        error={errors.reason && (reasonText.trim() === "" ? texts.describeIt : errors.reason.message)}
        rows={3}
        {...form.register("reason")}
      />
      <div ref={photoFieldRef}>
        <ClaimPhotoField upload={upload} />
      </div>
      <Note icon={Flag}>{claimTexts.after}</Note>
    </OrderActionDialog>
  );
}
