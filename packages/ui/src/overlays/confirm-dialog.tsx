import type { ReactNode } from "react";
import { useTexts } from "../base/language.ts";
import { Button } from "../controls/button.tsx";
import { DialogFrame } from "./dialog-frame.tsx";
import { Note } from "../feedback/note.tsx";
import { uiTexts } from "../ui.texts.ts";

interface ConfirmDialogProps {
  open: boolean;
  /** A question that names the object: "Zugang von Ingo Rösler löschen?" */
  title: string;
  /** What ends and what stays after the action. */
  children: ReactNode;
  /** The verb of the question, with the count if there is one. */
  confirmText: string;
  cancelText?: string;
  /** Text of the confirming button while the action runs. */
  busyText?: string;
  busy?: boolean;
  /** Why the dialog can be neither confirmed nor closed now. */
  lockedBecause?: string | undefined;
  danger?: boolean;
  error?: string | undefined;
  above?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const texts = useTexts(uiTexts).dialog;
  const { busy = false, danger = false } = props;
  const close = busy || props.lockedBecause !== undefined ? () => {} : props.onClose;
  return (
    <DialogFrame
      alert
      open={props.open}
      onClose={close}
      title={props.title}
      maxWidth={520}
      above={props.above ?? false}
      actions={
        <>
          <Button onClick={close}>{props.cancelText ?? texts.cancel}</Button>
          <Button
            variant={danger ? "dangerSolid" : "primary"}
            busy={busy}
            lockedBecause={props.lockedBecause}
            reasonElsewhere
            {...(props.busyText === undefined ? {} : { busyText: props.busyText })}
            onClick={props.onConfirm}
          >
            {props.confirmText}
          </Button>
        </>
      }
    >
      {props.children}
      {props.error !== undefined && (
        <Note variant="error" role="alert">
          {props.error}
        </Note>
      )}
    </DialogFrame>
  );
}
