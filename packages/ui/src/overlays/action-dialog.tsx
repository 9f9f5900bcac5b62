import type { FormEventHandler, ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { Note } from "../feedback/note.tsx";
import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog.tsx";
import styles from "./action-dialog.module.css";

interface DialogAction {
  readonly text: string;
  /** In the button while it runs. */
  readonly busyText?: string | undefined;
  readonly danger?: boolean | undefined;
  /** Why it cannot be done as it is; the body says it too. */
  readonly lockedBecause?: string | undefined;
}

interface ActionDialogProps extends Omit<DialogProps, "actions" | "onSubmit"> {
  /** Undefined where there is nothing to do but to close. */
  action:
    | (DialogAction &
        ({ readonly onSubmit: FormEventHandler<HTMLFormElement> } | { readonly onClick: () => void }))
    | undefined;
  closeText: string;
  /** Another way out, before the two buttons. */
  otherAction?: ReactNode;
  /** Why it was not done. */
  error?: string | undefined;
}

/** Asks for what an action needs, says what follows from it, and does it: the body, why it failed, two buttons. */
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
              reasonElsewhere
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
