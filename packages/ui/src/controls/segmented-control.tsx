import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { classNames } from "../base/class-names.ts";
import { Field, type FieldProps } from "./field.tsx";
import { Icon } from "../drawings/icon.tsx";
import styles from "./segmented-control.module.css";

interface SegmentedControlProps<Value extends string | number> extends FieldProps {
  options: readonly { value: Value; label: string; icon?: LucideIcon }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Fills the row with segments of equal width. */
  fill?: boolean;
}

/** A choice of a few short words, for example time window, view mode or agreement type. */
export function SegmentedControl<Value extends string | number>(props: SegmentedControlProps<Value>) {
  const { options, value, onChange, fill = false, ...field } = props;
  const name = useId();
  return (
    <Field {...field} kind="group">
      {() => (
        <div className={classNames(styles.group, fill && styles.fill)}>
          {options.map((option) => (
            <label key={option.value} className={styles.segment}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              {option.icon && <Icon of={option.icon} size={18} />}
              {option.label}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
