import { useState } from "react";
import { useTexts } from "../base/language.tsx";
import type { RoomDialogProps } from "../base/lent-dialogs.ts";
import { containerShapes } from "../catalog/index.ts";
import { Button } from "../ui/button.tsx";
import { ContainerDrawing } from "../ui/container-drawing.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { agreementLine } from "./agreement-line.ts";
import { ChangeAgreementBody } from "./change-agreement-body.tsx";
import { changeAgreementTexts } from "./change-agreement.texts.ts";
import { OrderDialogState } from "./order-dialog-state.tsx";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import { useChangeAgreement } from "./use-change-agreement.ts";

/** Asks for another type or rhythm of an agreement, or takes such a request back. */
export function ChangeAgreementDialog({ locationId, agreementId, onClosed }: RoomDialogProps<"change">) {
  const texts = useTexts(changeAgreementTexts);
  const common = useTexts(orderDialogTexts);
  const showSnack = useSnackbar();
  const [open, setOpen] = useState(true);
  const model = useChangeAgreement({ locationId, agreementId }, (what) => {
    setOpen(false);
    showSnack({ message: what === "change" ? texts.requested : texts.withdrawn, variant: "success" });
  });
  const { agreement, state, wasPending, offeredTypes, rhythm } = model;
  const pending = agreement?.pendingChange ?? null;
  const canFillIn =
    state === "ready" && !wasPending && !(offeredTypes.length <= 1 && rhythm?.cycleInterval === null);
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      dirty={model.isDirty}
      busy={model.busy}
      maxWidth={660}
      title={texts.title}
      description={agreement && agreementLine(agreement, model.location)}
      leading={
        agreement && <ContainerDrawing shape={containerShapes[agreement.containerType.drawing]} size="tile" />
      }
      {...(canFillIn && {
        onSubmit: (event) => {
          event.preventDefault();
          model.submit();
        },
      })}
      actions={(close) => (
        <>
          {pending?.effectiveOn === null && (
            <Button busy={model.busy} busyText={texts.withdrawing} onClick={model.withdraw}>
              {texts.withdraw}
            </Button>
          )}
          <Button onClick={close}>{canFillIn ? common.cancel : common.close}</Button>
          {canFillIn && pending === null && (
            <Button type="submit" variant="primary" busy={model.busy} busyText={texts.submitting}>
              {texts.submit}
            </Button>
          )}
        </>
      )}
    >
      {agreement && rhythm && state === "ready" ? (
        <ChangeAgreementBody model={model} agreement={agreement} rhythm={rhythm} canFillIn={canFillIn} />
      ) : (
        <OrderDialogState model={{ state, retry: model.retry }} />
      )}
    </Dialog>
  );
}
