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
  /** Shows the label above the fields, where no card has it as its title. */
  hasHeading?: boolean;
  /** Says what the button does; without it the button saves. */
  saveText?: string;
  /** Something ends by it. */
  danger?: boolean;
  /** What the server refused, or null. */
  error: unknown;
  busy: boolean;
  /** Leaving would lose input; without it that is so once somebody has typed. */
  isDirty?: boolean;
  /** All that is missing is said at once, by the form or the server; the browser would stop at the first field. */
  noValidate?: boolean;
  /** Why it cannot be saved yet. */
  lockedBecause?: string | undefined;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The frame of a form: its error, its buttons, and the focus on the first field that the server refused. */
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
