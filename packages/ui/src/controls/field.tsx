import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTexts } from "../base/language.ts";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../drawings/icon.tsx";
import { fieldTexts } from "./field.texts.ts";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import styles from "./field.module.css";

export interface FieldProps {
  label: string;
  /** Optional fields are marked, required ones are not. */
  optional?: boolean | undefined;
  /** Shown in brackets after the label, for example that the value cannot be changed. */
  labelNote?: string | undefined;
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
}

export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined;
  /** `group` for several controls with one label, which becomes the legend of a fieldset around them. */
  kind?: "control" | "group";
  children: (control: FieldControl) => ReactNode;
}

/** Label above the control, hint or error below it, linked for screen readers. */
export function Field({ kind = "control", children, ...field }: FieldFrameProps) {
  const texts = useTexts(fieldTexts);
  const ownId = useId();
  const id = field.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = classNames(field.error !== undefined && errorId, field.hint !== undefined && hintId);
  const note = field.labelNote ?? (field.optional === true ? texts.optional : undefined);
  const label = (
    <>
      {field.label}
      {note !== undefined && <span className={styles.note}> ({note})</span>}
    </>
  );
  const shownLabel = field.labelHidden === true ? <VisuallyHidden>{label}</VisuallyHidden> : label;
  const labelClass = field.labelHidden === true ? undefined : styles.label;
  const control: FieldControl = {
    id,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": field.error !== undefined || undefined,
  };
  const below = (
    <>
      {field.error !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon of={CircleAlert} size={16} />
          {field.error}
        </p>
      )}
      {field.hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {field.hint}
        </p>
      )}
    </>
  );
  if (kind === "group") {
    return (
      <fieldset id={id} className={styles.field} aria-describedby={control["aria-describedby"]}>
        <legend className={labelClass}>{shownLabel}</legend>
        {children(control)}
        {below}
      </fieldset>
    );
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelClass}>
        {shownLabel}
      </label>
      {children(control)}
      {below}
    </div>
  );
}
