import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { formsTexts } from "../forms.texts.ts";
import { GuardedDialog } from "../../base/guarded-dialog.tsx";
import { LoadFailure } from "../../base/load-failure.tsx";
import styles from "./page.module.css";

interface RecordDialogProps {
  title: string;
  description: string;
  /** The record is loaded when the dialog opens, and can be saved once it is there. */
  found: UseQueryResult<object>;
  loadingText: string;
  failedTitle: string;
  /** Says what the button does; without it the button saves. */
  saveText?: string;
  /** Something ends by it. */
  danger?: boolean;
  /** What the server refused. */
  sentence: string | undefined;
  busy: boolean;
  /** Closing would lose input. */
  isDirty?: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that edits a record as it is now. */
export function RecordDialog(props: RecordDialogProps) {
  const { title, description, found, loadingText, failedTitle, saveText, danger = false } = props;
  const { sentence, busy, isDirty = false, onSave, onClose, children } = props;
  const texts = useTexts(formsTexts);
  const isLoaded = found.data !== undefined;
  return (
    <GuardedDialog
      open
      onClose={onClose}
      isDirty={isDirty}
      busy={busy}
      title={title}
      description={description}
      maxWidth={640}
      onSubmit={(event) => {
        event.preventDefault();
        if (isLoaded) onSave();
      }}
      actions={(close) => (
        <>
          <Button onClick={close}>{texts.cancel}</Button>
          {isLoaded && (
            <Button variant={danger ? "dangerSolid" : "primary"} type="submit" busy={busy}>
              {saveText ?? texts.save}
            </Button>
          )}
        </>
      )}
    >
      <div className={styles.form}>
        {found.isLoadingError && <LoadFailure title={failedTitle} query={found} />}
        {found.isPending && (
          <Delayed text={loadingText}>
            <SkeletonCard />
          </Delayed>
        )}
        {sentence !== undefined && (
          <Note variant="error" role="alert">
            {sentence}
          </Note>
        )}
        {children}
      </div>
    </GuardedDialog>
  );
}
