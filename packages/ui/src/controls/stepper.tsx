import { Minus, Plus } from "lucide-react";
import { useState, type KeyboardEvent, type Ref } from "react";
import { useTexts } from "../base/language.ts";
import { classNames } from "../base/class-names.ts";
import { Field, type FieldProps } from "./field.tsx";
import { Icon } from "../drawings/icon.tsx";
import { uiTexts } from "../ui.texts.ts";
import styles from "./stepper.module.css";

interface StepperProps extends FieldProps {
  /** Null while the input is not a number. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  min?: number;
  max?: number;
  /** Smaller, for the row of a table. */
  compact?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A whole number, typed or changed by buttons. Only the buttons keep within the limits; the form validates what is
 * typed.
 */
export function Stepper(props: StepperProps) {
  const {
    value,
    onChange,
    onBlur,
    min = 1,
    max = Number.MAX_SAFE_INTEGER,
    compact = false,
    ref,
    ...field
  } = props;
  const texts = useTexts(uiTexts).stepper;
  const [typed, setTyped] = useState<string | null>(null);
  const stepTo = (next: number) => {
    setTyped(null);
    onChange(Math.min(max, Math.max(min, next)));
  };
  const current = value ?? min - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowUp: current + 1,
      ArrowDown: current - 1,
      PageUp: current + 10,
      PageDown: current - 10,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    stepTo(next);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div
          className={classNames(
            styles.stepper,
            compact && styles.compact,
            field.error !== undefined && styles.invalid,
          )}
        >
          <button
            type="button"
            className={styles.button}
            aria-label={texts.less}
            aria-controls={control.id}
            disabled={current <= min}
            onClick={() => stepTo(current - 1)}
          >
            <Icon of={Minus} />
          </button>
          <input
            {...control}
            ref={ref}
            className={styles.input}
            inputMode="numeric"
            autoComplete="off"
            role="spinbutton"
            aria-valuenow={value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={props.max}
            value={typed ?? value ?? ""}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              const digits = target.value.replace(/\D/g, "").slice(0, 7);
              setTyped(digits);
              onChange(digits === "" ? null : Number(digits));
            }}
            onBlur={() => {
              setTyped(null);
              onBlur?.();
            }}
          />
          <button
            type="button"
            className={styles.button}
            aria-label={texts.more}
            aria-controls={control.id}
            disabled={current >= max}
            onClick={() => stepTo(current + 1)}
          >
            <Icon of={Plus} />
          </button>
        </div>
      )}
    </Field>
  );
}
