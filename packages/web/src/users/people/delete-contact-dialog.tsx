import { directoryApi } from "@kreislauf/contract/users";
import { useQueryClient } from "@tanstack/react-query";
import { useSubmit } from "../../base/use-submit.ts";
import { ApiError } from "../../base/api-error.ts";
import { call } from "../../base/api.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { invalidatePeople } from "../base/people.queries.ts";
import { peopleTexts } from "./people.texts.ts";
import styles from "./people.module.css";

interface DeleteContactDialogProps {
  contact: { readonly id: number; readonly name: string };
  onClosed: () => void;
  onDone?: () => void;
}

/**
 * Deletes an external contact. If they are still the contact person of sites, nothing is deleted and the sites are
 * listed.
 */
export function DeleteContactDialog({ contact, onClosed, onDone }: DeleteContactDialogProps) {
  const texts = useTexts(peopleTexts).deleting;
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const { name } = contact;
  const deleting = useSubmit({
    send: () => call(directoryApi.deleteExternalContact, { params: { id: contact.id } }),
    onDone: () => {
      showSnack({ message: texts.contactDone(name), variant: "success" });
      onClosed();
      onDone?.();
      void invalidatePeople(queryClient);
    },
  });
  const error = deleting.failure?.error;
  if (error instanceof ApiError && error.code === "contact_assigned") {
    return (
      <DialogFrame
        alert
        open
        maxWidth={520}
        title={texts.contactStays}
        onClose={onClosed}
        actions={<Button onClick={onClosed}>{texts.close}</Button>}
      >
        <p>{texts.contactSites(name)}</p>
        <ul className={styles.sites}>
          {error.details.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </DialogFrame>
    );
  }
  return (
    <ConfirmDialog
      open
      danger
      title={texts.contactTitle(name)}
      confirmText={texts.contactConfirm}
      busyText={texts.busy}
      busy={deleting.busy}
      error={deleting.failure?.sentence}
      onConfirm={() => void deleting.submit()}
      onClose={onClosed}
    >
      <p>{texts.contactText}</p>
    </ConfirmDialog>
  );
}
