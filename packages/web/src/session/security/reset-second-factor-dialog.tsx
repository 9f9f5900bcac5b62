import { secondFactorApi } from "@kreislauf/contract/session";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { call } from "../../base/api.ts";
import type { RoomDialogProps } from "../../base/dialog-registry.ts";
import { useSubmit } from "../../base/use-submit.ts";
import { invalidatePeople } from "../../users/index.ts";
import { secondFactorTexts } from "../second-factor.texts.ts";

/** Lets a user manager reset the second factor of a user who has lost it. */
export function ResetSecondFactorDialog({ userId, name, onClosed }: RoomDialogProps<"resetSecondFactor">) {
  const texts = useTexts(secondFactorTexts).reset;
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [isOpen, setOpen] = useState(true);
  const resetting = useSubmit({
    send: () => call(secondFactorApi.resetSecondFactor, { params: { id: userId } }),
    onDone: () => {
      showSnack({ message: texts.done(name), variant: "success" });
      void invalidatePeople(queryClient);
      onClosed();
    },
  });
  const close = () => {
    setOpen(false);
    onClosed();
  };
  return (
    <ConfirmDialog
      open={isOpen}
      danger
      title={texts.title(name)}
      confirmText={texts.submit}
      busyText={texts.busy}
      busy={resetting.busy}
      error={resetting.failure?.sentence}
      onConfirm={() => void resetting.submit()}
      onClose={close}
    >
      <p>{texts.text}</p>
    </ConfirmDialog>
  );
}
