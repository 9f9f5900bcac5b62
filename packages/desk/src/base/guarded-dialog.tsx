import type { ReactNode } from "react";
import { DialogFrame, type DialogFrameProps } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { InPart, useLeaveGuard, useUnsavedFormOf } from "./leave-guard.tsx";

interface GuardedDialogProps extends Omit<DialogFrameProps, "actions"> {
  /** The buttons of the footer; those that close the dialog call `close`. */
  actions: (close: () => void) => ReactNode;
  /** Closing the dialog would lose input, so it asks first. */
  isDirty: boolean;
  /** A request is running, so the dialog cannot be closed. */
  busy: boolean;
}

/** A dialog that asks before unsaved input is lost, however it is closed. */
export function GuardedDialog({ actions, isDirty, busy, children, ...frame }: GuardedDialogProps) {
  const guard = useLeaveGuard({ isDialog: true });
  useUnsavedFormOf(guard.part, frame.title, isDirty);
  const close = () => {
    if (!busy) guard.leave(frame.onClose);
  };
  return (
    <DialogFrame {...frame} onClose={close} actions={actions(close)} nested={guard.question}>
      <InPart part={guard.part}>{children}</InPart>
    </DialogFrame>
  );
}
