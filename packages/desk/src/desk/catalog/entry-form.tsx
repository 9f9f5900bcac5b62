import type { ReactNode } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { formErrorOf } from "../base/field-error.ts";
import styles from "../base/page.module.css";
import { deskCatalogTexts } from "../catalog.texts.ts";

interface EntryFormProps {
  label: string;
  error: unknown;
  busy: boolean;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The frame of each form of the catalog. */
export function EntryForm({ label, error, busy, onSave, onCancel, children }: EntryFormProps) {
  const texts = useTexts(deskCatalogTexts);
  return (
    <form
      className={styles.form}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {formErrorOf(error) !== undefined && (
        <Note variant="error" role="alert">
          {formErrorOf(error)}
        </Note>
      )}
      {children}
      <div className={styles.actions}>
        <Button variant="primary" type="submit" busy={busy}>
          {texts.save}
        </Button>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
