import type { FormEventHandler, ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { Note } from "../feedback/note.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";
import styles from "./action-dialog.module.css";

interface DialogAction {
  readonly text: string;
  /** Text of the button while the action runs. */
  readonly busyText?: string | undefined;
  readonly danger?: boolean | undefined;
  /** Why the action is not possible now. */
  readonly lockedBecause?: string | undefined;
  /**
   * Whether the dialog's body already gives the reason for the lock: touch devices then need no line with it below the
   * button.
   */
  readonly reasonElsewhere?: boolean | undefined;
}

interface ActionDialogProps extends Omit<DialogProps, "actions" | "onSubmit"> {
  /** Undefined if the dialog can only be closed. */
  action:
    | (DialogAction &
        ({ readonly onSubmit: FormEventHandler<HTMLFormElement> } | { readonly onClick: () => void }))
    | undefined;
  closeText: string;
  /** Another action, shown before the two buttons. */
  otherAction?: ReactNode;
  /** Why the action failed. */
  error?: string | undefined;
}

/** A dialog for an action: asks for input, explains the consequences, and shows the error if it fails. */
export function ActionDialog({
  action,
  closeText,
  otherAction,
  error,
  children,
  ...dialog
}: ActionDialogProps) {
  const isForm = action !== undefined && "onSubmit" in action;
  return (
    <Dialog
      {...dialog}
      {...(isForm && { onSubmit: action.onSubmit })}
      actions={(close) => (
        <>
          {otherAction}
          <Button onClick={close}>{closeText}</Button>
          {action && (
            <Button
              variant={action.danger === true ? "dangerSolid" : "primary"}
              busy={dialog.busy ?? false}
              {...(action.busyText !== undefined && { busyText: action.busyText })}
              lockedBecause={action.lockedBecause}
              reasonElsewhere={action.reasonElsewhere ?? false}
              {...("onSubmit" in action ? { type: "submit" } : { onClick: action.onClick })}
            >
              {action.text}
            </Button>
          )}
        </>
      )}
    >
      {error !== undefined && (
        <div className={styles.error}>
          <Note variant="error" role="alert">
            {error}
          </Note>
        </div>
      )}
      {children}
    </Dialog>
  );
}
