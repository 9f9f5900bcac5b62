import { useId } from "react";
import { ChoiceRow, type ChoiceOption } from "./choice-row.tsx";
import { Field, type FieldProps } from "./field.tsx";
import styles from "./choice-row.module.css";

interface ChoiceRowsProps<Value extends string | number> extends FieldProps {
  options: readonly ChoiceOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
}

/** Radio buttons, each with an explanation. */
export function ChoiceRows<Value extends string | number>(props: ChoiceRowsProps<Value>) {
  const { options, value, onChange, onBlur, ...field } = props;
  const name = useId();
  return (
    <Field {...field} kind="group">
      {() => (
        <div className={styles.rows} onBlur={onBlur}>
          {options.map((option) => (
            <ChoiceRow
              key={option.value}
              option={option}
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
