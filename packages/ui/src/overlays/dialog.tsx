import { useState, type ReactNode } from "react";
import { useTexts } from "../base/language.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { DialogFrame, type DialogFrameProps } from "./dialog-frame.tsx";
import { uiTexts } from "../ui.texts.ts";
import { useNavigationBlocker } from "./use-navigation-blocker.ts";

export interface DialogProps extends Omit<DialogFrameProps, "actions"> {
  /**
   * The buttons of the footer, the primary one last. A button that closes the dialog calls `close`, which asks first if
   * the dialog is dirty.
   */
  actions?: ReactNode | ((close: () => void) => ReactNode);
  /** Closing the dialog would lose input, so it asks first. */
  dirty?: boolean;
  /** A request is running, so the dialog cannot be closed. */
  busy?: boolean;
  /** Called instead of closing the dialog while it is busy; stops the request. */
  onStop?: (() => void) | undefined;
}

export function Dialog({ dirty = false, busy = false, onStop, actions, ...frame }: DialogProps) {
  const texts = useTexts(uiTexts).dialog;
  const [isAsking, setIsAsking] = useState(false);
  const blocker = useNavigationBlocker(frame.open && dirty, false);
  const close = () => {
    if (busy) onStop?.();
    else if (dirty) setIsAsking(true);
    else frame.onClose();
  };
  return (
    <DialogFrame
      {...frame}
      actions={typeof actions === "function" ? actions(close) : actions}
      onClose={close}
      nested={
        <>
          {frame.nested}
          <ConfirmDialog
            open={isAsking || blocker.status === "blocked"}
            above
            danger
            title={texts.discardTitle}
            confirmText={texts.discard}
            cancelText={texts.keepEditing}
            onClose={() => {
              setIsAsking(false);
              blocker.reset?.();
            }}
            onConfirm={() => {
              setIsAsking(false);
              frame.onClose();
              blocker.proceed?.();
            }}
          >
            {texts.discardBody(frame.title)}
          </ConfirmDialog>
        </>
      }
    />
  );
}
