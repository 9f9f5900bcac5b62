import { useState } from "react";
import { useTexts } from "../base/language.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { DialogFrame } from "./dialog-frame.tsx";
import type { DialogFrameProps } from "./dialog-frame.tsx";
import { uiTexts } from "./ui.texts.ts";

interface DialogProps extends DialogFrameProps {
  /** Whether there is input that closing would lose; then it asks first. */
  dirty?: boolean;
  /** While a call runs nothing closes. */
  busy?: boolean;
}

export function Dialog({ dirty = false, busy = false, ...frame }: DialogProps) {
  const texts = useTexts(uiTexts).dialog;
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (busy) return;
    if (dirty) setAsking(true);
    else frame.onClose();
  };
  return (
    <DialogFrame
      {...frame}
      onClose={close}
      nested={
        <ConfirmDialog
          open={asking}
          above
          danger
          title={texts.discardTitle}
          confirmText={texts.discard}
          cancelText={texts.keepEditing}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            frame.onClose();
          }}
        >
          {texts.discardBody(frame.title)}
        </ConfirmDialog>
      }
    />
  );
}
