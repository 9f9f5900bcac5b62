import { classNames } from "../base/class-names.ts";
import { useMultiChoice } from "../base/use-multi-choice.ts";
import { ChoiceRow, type ChoiceOption } from "./choice-row.tsx";
import { Field, type FieldProps } from "./field.tsx";
import styles from "./choice-row.module.css";

interface CheckRowsProps<Value extends string | number> extends FieldProps {
  options: readonly ChoiceOption<Value>[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  /** In two columns if there is room. */
  paired?: boolean;
}

/** Checkboxes, each with an explanation, for example for permissions. */
export function CheckRows<Value extends string | number>(props: CheckRowsProps<Value>) {
  const { options, values: given, onChange, paired = false, ...field } = props;
  const { values, choose } = useMultiChoice(given, onChange);
  const toggle = (value: Value, chosen: boolean) =>
    choose((before) => [...before.filter((other) => other !== value), ...(chosen ? [value] : [])]);
  return (
    <Field {...field} kind="group">
      {() => (
        <div className={classNames(styles.rows, paired && styles.paired)}>
          {options.map((option) => (
            <ChoiceRow
              key={option.value}
              option={option}
              type="checkbox"
              checked={values.includes(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
