import { type ReactNode, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { formsTexts } from "../forms.texts.ts";
import { formErrorOf } from "../../base/field-error.ts";
import { useUnsavedForm } from "../../base/leave-guard.tsx";
import styles from "./page.module.css";
import { useRefusalFocus } from "./use-refusal-focus.ts";

interface EntryFormProps {
  label: string;
  /** Shows the label as a heading above the fields, for a form that is in no card with that title. */
  hasHeading?: boolean;
  /** The text of the submit button; that of "save" by default. */
  saveText?: string;
  /** Marks the submit button as dangerous: saving ends something. */
  danger?: boolean;
  /** The error of the last attempt to save, or null. */
  error: unknown;
  busy: boolean;
  /** Whether leaving would lose input; by default, true once somebody has typed. */
  isDirty?: boolean;
  /**
   * Turns off the browser's own check, which stops at the first field: the form or the server names all missing fields.
   */
  noValidate?: boolean;
  /** Why the form cannot be saved yet; undefined if it can. */
  lockedBecause?: string | undefined;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The frame of a form: its error and buttons. After a refusal it focuses the first field that the server refused. */
export function EntryForm(props: EntryFormProps) {
  const {
    label,
    hasHeading = false,
    saveText,
    danger = false,
    error,
    busy,
    noValidate = false,
    lockedBecause,
    onSave,
    onCancel,
    children,
  } = props;
  const texts = useTexts(formsTexts);
  const [isTouched, setIsTouched] = useState(false);
  useUnsavedForm(label, props.isDirty ?? isTouched);
  const form = useRefusalFocus<HTMLFormElement>(error);
  const sentence = formErrorOf(error);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      noValidate={noValidate}
      onInput={() => setIsTouched(true)}
      onSubmit={(event) => {
        event.preventDefault();
        if (lockedBecause === undefined) onSave();
      }}
    >
      {hasHeading && <h3>{label}</h3>}
      {children}
      {sentence !== undefined && (
        <Note variant="error" role="alert">
          {sentence}
        </Note>
      )}
      <div className={styles.actions}>
        <Button
          variant={danger ? "dangerSolid" : "primary"}
          type="submit"
          busy={busy}
          lockedBecause={lockedBecause}
        >
          {saveText ?? texts.save}
        </Button>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
