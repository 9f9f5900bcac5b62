import { useId } from "react";
import { Field, type FieldProps } from "./field.tsx";
import styles from "./toggle-row.module.css";

interface ToggleRowProps<Value extends string | number> extends FieldProps {
  options: readonly { value: Value; label: string; short: string }[];
  chosen: readonly Value[];
  /** Whether several options can be chosen. */
  several?: boolean;
  onToggle: (value: Value) => void;
}

/** Toggle buttons of equal width in a row, for example the days of the week. */
export function ToggleRow<Value extends string | number>(props: ToggleRowProps<Value>) {
  const { options, chosen, several = false, onToggle, ...field } = props;
  const name = useId();
  return (
    <Field {...field} kind="group">
      {() => (
        <div className={styles.row}>
          {options.map(({ value, label, short }) => (
            <label key={value} className={styles.toggle}>
              <input
                type={several ? "checkbox" : "radio"}
                name={name}
                aria-label={label}
                checked={chosen.includes(value)}
                onChange={() => onToggle(value)}
              />
              {short}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
