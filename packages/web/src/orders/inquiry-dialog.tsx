import { addressLine } from "@kreislauf/contract/locations";
import { useState } from "react";
import { useTexts } from "../base/language.tsx";
import type { RoomDialogProps } from "../base/lent-dialogs.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Late } from "../ui/late.tsx";
import { SkeletonCard } from "../ui/skeleton-card.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { InquiryBody } from "./inquiry-body.tsx";
import { inquiryDialogTexts } from "./inquiry-dialog.texts.ts";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import { useInquiry } from "./use-inquiry.ts";
import styles from "./order-dialog.module.css";

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
      ) : catalog.isError ? (
        <ErrorState
          title={texts.failed}
          onRetry={() => void catalog.refetch()}
          retrying={catalog.isFetching}
        />
      ) : (
        <div className={styles.loading}>
          <Late text={common.loading}>
            <SkeletonCard />
          </Late>
        </div>
      )}
    </Dialog>
  );
}
