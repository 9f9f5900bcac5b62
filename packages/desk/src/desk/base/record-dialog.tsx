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
  /** The query that loads the record; the save button appears once it has data. */
  found: UseQueryResult<object>;
  loadingText: string;
  failedTitle: string;
  /** The text of the submit button; that of "save" by default. */
  saveText?: string;
  /** Marks the submit button as dangerous: saving ends something. */
  danger?: boolean;
  /** Why the server refused to save; undefined without a refusal. */
  sentence: string | undefined;
  busy: boolean;
  /** Closing the dialog would lose input. */
  isDirty?: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that loads a record and edits it. */
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
