import { peopleApi } from "@kreislauf/contract/users";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { errorSentence } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { useTexts } from "../base/language.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { fullName } from "./people-columns.tsx";
import { refreshPeople } from "./people.queries.ts";
import { peopleTexts } from "./people.texts.ts";

interface DeleteUserDialogProps {
  user: {
    readonly userId: number;
    readonly firstName: string;
    readonly lastName: string;
    readonly status: "registered" | "invited";
  };
  onClosed: () => void;
  onDone?: () => void;
}

/** Warns before somebody's access or invitation is deleted for good. */
export function DeleteUserDialog({ user, onClosed, onDone }: DeleteUserDialogProps) {
  const texts = useTexts(peopleTexts).deleting;
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const name = fullName(user);
  const isInvited = user.status === "invited";
  const deleting = useMutation({
    mutationFn: () => call(peopleApi.deleteUser, { params: { id: user.userId } }),
    onSuccess: () => {
      showSnack({ message: isInvited ? texts.invitedDone(name) : texts.done(name), variant: "success" });
      onClosed();
      onDone?.();
      void refreshPeople(queryClient);
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      title={isInvited ? texts.invitedTitle(name) : texts.title(name)}
      confirmText={isInvited ? texts.invitedConfirm : texts.confirm}
      busyText={texts.busy}
      busy={deleting.isPending}
      error={deleting.isError ? errorSentence(deleting.error) : undefined}
      onConfirm={() => deleting.mutate()}
      onClose={onClosed}
    >
      <p>{isInvited ? texts.invitedText(name) : texts.text(name)}</p>
    </ConfirmDialog>
  );
}
