import { peopleApi } from "@kreislauf/contract/users";
import { useQueryClient } from "@tanstack/react-query";
import { useSubmit } from "../../base/use-submit.ts";
import { call } from "../../base/api.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { fullName } from "../../base/full-name.ts";
import { invalidatePeople } from "../base/people.queries.ts";
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

/** Asks before a user or an invitation is permanently deleted. */
export function DeleteUserDialog({ user, onClosed, onDone }: DeleteUserDialogProps) {
  const texts = useTexts(peopleTexts).deleting;
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const name = fullName(user);
  const isInvited = user.status === "invited";
  const deleting = useSubmit({
    send: () => call(peopleApi.deleteUser, { params: { id: user.userId } }),
    onDone: () => {
      showSnack({ message: isInvited ? texts.invitedDone(name) : texts.done(name), variant: "success" });
      onClosed();
      onDone?.();
      void invalidatePeople(queryClient);
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      title={isInvited ? texts.invitedTitle(name) : texts.title(name)}
      confirmText={isInvited ? texts.invitedConfirm : texts.confirm}
      busyText={texts.busy}
      busy={deleting.busy}
      error={deleting.failure?.sentence}
      onConfirm={() => void deleting.submit()}
      onClose={onClosed}
    >
      <p>{isInvited ? texts.invitedText(name) : texts.text(name)}</p>
    </ConfirmDialog>
  );
}
