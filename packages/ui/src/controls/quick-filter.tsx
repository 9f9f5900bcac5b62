import styles from "./quick-filter.module.css";

interface QuickFilterProps<Value extends string> {
  /** The name of the filter, for screen readers. */
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** A few values of a filter above a list, each chosen by one press and taken back by another. */
export function QuickFilter<Value extends string>(props: QuickFilterProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <div className={styles.values} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value === value ? null : option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
