import { hasOtherSchedules } from "@kreislauf/contract/agreements";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import type { RoomDialogProps } from "../../../base/dialog-registry.ts";
import { AgreementTile } from "../../../agreements/index.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { agreementDescription } from "../form/agreement-description.ts";
import { ChangeAgreementBody } from "./change-agreement-body.tsx";
import { changeAgreementTexts } from "./change-agreement.texts.ts";
import { OrderDialogState } from "../order/order-dialog-state.tsx";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import { useChangeAgreementDialog } from "./use-change-agreement-dialog.ts";

/** Requests another type or cycle for an agreement, or withdraws such a request. */
export function ChangeAgreementDialog({ siteId, agreementId, onClosed }: RoomDialogProps<"change">) {
  const texts = useTexts(changeAgreementTexts);
  const common = useTexts(orderingFormTexts);
  const showSnack = useSnackbar();
  const [open, setOpen] = useState(true);
  const model = useChangeAgreementDialog({ siteId, agreementId }, (kind) => {
    setOpen(false);
    showSnack({ message: kind === "change" ? texts.requested : texts.withdrawn, variant: "success" });
  });
  const { agreement, state, wasPending, offeredTypes, cycle } = model;
  const pending = agreement?.pendingChange ?? null;
  const canFillIn =
    state === "ready" && !wasPending && agreement !== undefined && hasOtherSchedules(agreement, offeredTypes);
  return (
    <ActionDialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      dirty={model.isDirty}
      busy={model.busy}
      maxWidth={660}
      title={texts.title}
      description={agreement && agreementDescription(agreement, model.site)}
      leading={agreement && <AgreementTile agreement={agreement} />}
      closeText={canFillIn ? common.cancel : common.close}
      otherAction={
        pending?.effectiveOn === null && (
          <Button busy={model.busy} busyText={texts.withdrawing} onClick={model.withdraw}>
            {texts.withdraw}
          </Button>
        )
      }
      action={
        canFillIn && pending === null
          ? {
              text: texts.submit,
              busyText: texts.submitting,
              onSubmit: (event) => {
                event.preventDefault();
                model.submit();
              },
            }
          : undefined
      }
    >
      {agreement && cycle && state === "ready" ? (
        <ChangeAgreementBody model={model} agreement={agreement} cycle={cycle} canFillIn={canFillIn} />
      ) : (
        <OrderDialogState model={{ state, loadError: model.loadError, retry: model.retry }} />
      )}
    </ActionDialog>
  );
}
