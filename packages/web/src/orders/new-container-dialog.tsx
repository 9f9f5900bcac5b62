import { addressLine } from "@kreislauf/contract/locations";
import { useState } from "react";
import { track } from "../base/analytics.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import type { RoomDialogProps } from "../base/lent-dialogs.ts";
import { containerShapes } from "../catalog/index.ts";
import { Button } from "../ui/button.tsx";
import { ContainerDrawing } from "../ui/container-drawing.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { CatalogState } from "./catalog-state.tsx";
import { NewContainerBody } from "./new-container-body.tsx";
import { newContainerTexts } from "./new-container.texts.ts";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import { useNewContainer } from "./use-new-container.ts";

/** Orders a container that a site does not have yet: first the waste, then what it may go into. */
export function NewContainerDialog({ locationId, onClosed }: RoomDialogProps<"container">) {
  const texts = useTexts(newContainerTexts);
  const common = useTexts(orderDialogTexts);
  const showSnack = useSnackbar();
  const [open, setOpen] = useState(true);
  const model = useNewContainer(locationId, ({ order }) => {
    model.draft.forget();
    setOpen(false);
    track("order-creation");
    showSnack({
      message: texts.done(order.orderNumber),
      variant: "success",
      link: { href: hrefTo("order", { orderId: order.id }), text: common.showOrder },
    });
  });
  const { catalog, choices, form, location, submission } = model;
  const drawing = choices?.containers.find(({ id }) => id === model.held.containerTypeId)?.drawing;
  const summary = useSummary(model);
  return (
    <Dialog
      open={open}
      onClose={() => {
        model.draft.forget();
        setOpen(false);
      }}
      onClosed={onClosed}
      dirty={form.formState.isDirty}
      busy={submission.busy}
      title={texts.title}
      description={location && `${location.alias}, ${addressLine(location)}`}
      leading={drawing && <ContainerDrawing shape={containerShapes[drawing]} size="tile" />}
      {...(choices && { onSubmit: (event) => void form.handleSubmit(submission.submit)(event) })}
      {...(summary !== undefined && { footNote: summary })}
      actions={(close) => (
        <>
          <Button onClick={close}>{common.cancel}</Button>
          {choices && (
            <Button type="submit" variant="primary" busy={submission.busy} busyText={texts.submitting}>
              {texts.submit}
            </Button>
          )}
        </>
      )}
    >
      {catalog.data && choices ? (
        <NewContainerBody model={model} catalog={catalog.data} choices={choices} />
      ) : (
        <CatalogState catalog={catalog} failed={texts.failed} />
      )}
    </Dialog>
  );
}

/** How many of which container for which waste, and from when, as far as it is chosen. */
function useSummary({
  choices,
  held: { containerTypeId, amount, desiredDate },
}: ReturnType<typeof useNewContainer>): string | undefined {
  const texts = useTexts(newContainerTexts);
  const { date } = useFormats();
  const container = choices?.containers.find(({ id }) => id === containerTypeId);
  if (!choices?.waste || !container || amount === null) return undefined;
  const summary = texts.summary(`${amount} × ${container.type}`, choices.waste.description);
  return desiredDate === null ? summary : texts.summaryWithDate(summary, date(desiredDate));
}
