import { choicesApi } from "@kreislauf/contract/users";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { useTexts } from "../base/language.tsx";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { DialogFrame } from "../ui/dialog-frame.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { refreshPeople } from "./people.queries.ts";
import { peopleTexts } from "./people.texts.ts";
import styles from "./people.module.css";

interface DeleteContactDialogProps {
  contact: { readonly id: number; readonly name: string };
  onClosed: () => void;
  onDone?: () => void;
}

/** Deletes an external contact; one that is still a site's contact person stays, and the sites are named. */
export function DeleteContactDialog({ contact, onClosed, onDone }: DeleteContactDialogProps) {
  const texts = useTexts(peopleTexts).deleting;
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const { name } = contact;
  const deleting = useMutation({
    mutationFn: () => call(choicesApi.deleteExternalContact, { params: { id: contact.id } }),
    onSuccess: () => {
      showSnack({ message: texts.contactDone(name), variant: "success" });
      onClosed();
      onDone?.();
      void refreshPeople(queryClient);
    },
  });
  const { error } = deleting;
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
      busy={deleting.isPending}
      error={deleting.isError ? errorSentence(error) : undefined}
      onConfirm={() => deleting.mutate()}
      onClose={onClosed}
    >
      <p>{texts.contactText}</p>
    </ConfirmDialog>
  );
}
