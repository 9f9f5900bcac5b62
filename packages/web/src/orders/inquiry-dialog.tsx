import { addressLine } from "@kreislauf/contract/locations";
import { useState } from "react";
import { useTexts } from "../base/language.tsx";
import type { RoomDialogProps } from "../base/lent-dialogs.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { CatalogState } from "./catalog-state.tsx";
import { InquiryBody } from "./inquiry-body.tsx";
import { inquiryDialogTexts } from "./inquiry-dialog.texts.ts";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import { useInquiry } from "./use-inquiry.ts";

/** Asks for an offer, also for what the catalog does not hold. */
export function InquiryDialog({ locationId, onClosed }: RoomDialogProps<"inquiry">) {
  const texts = useTexts(inquiryDialogTexts);
  const common = useTexts(orderDialogTexts);
  const showSnack = useSnackbar();
  const [open, setOpen] = useState(true);
  const model = useInquiry(locationId, () => {
    model.draft.forget();
    setOpen(false);
    showSnack({ message: texts.done, variant: "success" });
  });
  const { catalog, form, location, busy } = model;
  return (
    <Dialog
      open={open}
      onClose={() => {
        model.draft.forget();
        setOpen(false);
      }}
      onClosed={onClosed}
      dirty={form.formState.isDirty}
      busy={busy}
      title={texts.title}
      description={location && `${location.alias}, ${addressLine(location)}`}
      {...(catalog.data && { onSubmit: (event) => void form.handleSubmit(model.submit)(event) })}
      actions={(close) => (
        <>
          <Button onClick={close}>{common.cancel}</Button>
          {catalog.data && (
            <Button type="submit" variant="primary" busy={busy} busyText={texts.submitting}>
              {texts.submit}
            </Button>
          )}
        </>
      )}
    >
      {catalog.data ? (
        <InquiryBody model={model} catalog={catalog.data} />
      ) : (
        <CatalogState catalog={catalog} failed={texts.failed} />
      )}
    </Dialog>
  );
}
