import { addressLine } from "@kreislauf/contract/sites";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import type { RoomDialogProps } from "../../../base/dialog-registry.ts";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { CatalogFallback } from "../form/catalog-fallback.tsx";
import { InquiryBody } from "./inquiry-body.tsx";
import { inquiryDialogTexts } from "./inquiry-dialog.texts.ts";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import { useInquiryDialog } from "./use-inquiry-dialog.ts";

/** Requests a quote; waste and container need not be in the catalog. */
export function InquiryDialog({ onClosed, ...subject }: RoomDialogProps<"inquiry">) {
  const texts = useTexts(inquiryDialogTexts);
  const common = useTexts(orderingFormTexts);
  const showSnack = useSnackbar();
  const [open, setOpen] = useState(true);
  const model = useInquiryDialog(subject, () => {
    model.draft.clear();
    setOpen(false);
    showSnack({ message: texts.done, variant: "success" });
  });
  const { catalog, form, site, busy } = model;
  return (
    <ActionDialog
      open={open}
      onClose={() => {
        model.draft.clear();
        setOpen(false);
      }}
      onClosed={onClosed}
      dirty={form.formState.isDirty || model.files.length > 0}
      busy={busy}
      title={texts.title}
      description={site && `${site.alias}, ${addressLine(site)}`}
      closeText={common.cancel}
      action={
        catalog.data && {
          text: texts.submit,
          busyText: texts.submitting,
          onSubmit: (event) => void form.handleSubmit(model.submit)(event),
        }
      }
    >
      {catalog.data ? (
        <InquiryBody model={model} catalog={catalog.data} />
      ) : (
        <CatalogFallback catalog={catalog} failed={texts.failed} />
      )}
    </ActionDialog>
  );
}
