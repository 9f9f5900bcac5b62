import { addressLine } from "@kreislauf/contract/sites";
import { isWaitingOrder } from "@kreislauf/contract/orders";
import { useWaitingSnack } from "../approval/use-waiting-snack.ts";
import { useState } from "react";
import { track } from "../../../base/analytics.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../../base/paths.ts";
import type { RoomDialogProps } from "../../../base/dialog-registry.ts";
import { containerShapes } from "../../../catalog/index.ts";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { CatalogFallback } from "../form/catalog-fallback.tsx";
import { NewContainerBody } from "./new-container-body.tsx";
import { newContainerTexts } from "./new-container.texts.ts";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import { useNewContainerDialog } from "./use-new-container-dialog.ts";

/** Orders a container for an agreement that does not exist yet: first the waste is chosen, then a container for it. */
export function NewContainerDialog({ siteId, onClosed }: RoomDialogProps<"container">) {
  const texts = useTexts(newContainerTexts);
  const common = useTexts(orderingFormTexts);
  const showSnack = useSnackbar();
  const showWaiting = useWaitingSnack();
  const [open, setOpen] = useState(true);
  const model = useNewContainerDialog(siteId, (created) => {
    model.draft.clear();
    setOpen(false);
    track("order-creation");
    if (isWaitingOrder(created)) return showWaiting(created.approvalRequest);
    const { order } = created;
    showSnack({
      message: texts.done(order.orderNumber),
      variant: "success",
      link: { href: hrefTo("order", { orderId: order.id }), text: common.showOrder },
    });
  });
  const { catalog, choices, form, site, submission } = model;
  const drawing = choices?.containers.find(({ id }) => id === model.values.containerTypeId)?.drawing;
  const summary = useSummary(model);
  return (
    <ActionDialog
      open={open}
      onClose={() => {
        model.draft.clear();
        setOpen(false);
      }}
      onClosed={onClosed}
      dirty={form.formState.isDirty}
      busy={submission.busy}
      title={texts.title}
      description={site && `${site.alias}, ${addressLine(site)}`}
      leading={drawing && <ContainerDrawing shape={containerShapes[drawing]} size="tile" empty />}
      {...(summary !== undefined && { footerNote: summary })}
      closeText={common.cancel}
      action={
        choices && {
          text: texts.submit,
          busyText: texts.submitting,
          onSubmit: (event) => void form.handleSubmit(submission.submit)(event),
        }
      }
    >
      {catalog.data && choices ? (
        <NewContainerBody model={model} catalog={catalog.data} choices={choices} />
      ) : (
        <CatalogFallback catalog={catalog} failed={texts.failed} />
      )}
    </ActionDialog>
  );
}

/** A summary of amount, container, waste and date; undefined until all but the date are chosen. */
function useSummary({
  choices,
  values: { containerTypeId, amount, desiredDate },
}: ReturnType<typeof useNewContainerDialog>): string | undefined {
  const texts = useTexts(newContainerTexts);
  const { date } = useFormats();
  const container = choices?.containers.find(({ id }) => id === containerTypeId);
  if (!choices?.waste || !container || amount === null) return undefined;
  const summary = texts.summary(`${amount} × ${container.type}`, choices.waste.description);
  return desiredDate === null ? summary : texts.summaryWithDate(summary, date(desiredDate));
}
