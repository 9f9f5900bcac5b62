import { Combobox as BaseCombobox } from "@base-ui/react/combobox";
import { ChevronDown } from "lucide-react";
import { classNames } from "../base/class-names.ts";
import { differingOptions, toggleValue, useMultiChoice } from "../base/use-multi-choice.ts";
import { Field, type FieldProps } from "./field.tsx";
import { Icon } from "../drawings/icon.tsx";
import { SearchList } from "./search-list.tsx";
import { optionSearchText, type SearchOption } from "./search-option.ts";
import styles from "./choice-button.module.css";

interface MultiComboboxProps<Value extends number> extends FieldProps {
  options: readonly SearchOption<Value>[];
  /** Empty means all. */
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  /** Label of the first row, which clears the selection. */
  all: string;
  /** Text of the closed field. */
  shown: string;
  searchLabel: string;
  disabled?: boolean;
}

/** A multiple choice with a search. The list stays open while options are chosen. */
export function MultiCombobox<Value extends number>(props: MultiComboboxProps<Value>) {
  const { options, values: given, onChange, all, shown, searchLabel, disabled = false, ...field } = props;
  const { values, choose } = useMultiChoice(given, onChange);
  const allOption: SearchOption<Value | "all"> = { value: "all", label: all, divided: true };
  const items: readonly SearchOption<Value | "all">[] = [allOption, ...options];
  const chosen = items.filter(({ value }) =>
    value === "all" ? values.length === 0 : values.includes(value),
  );
  const change = (next: readonly SearchOption<Value | "all">[]) => {
    const differing = differingOptions(chosen, next);
    choose((before) => differing.reduce((now, { value }) => toggled(now, value), before));
  };
  return (
    <Field {...field}>
      {(control) => (
        <BaseCombobox.Root
          multiple
          items={items}
          value={chosen}
          onValueChange={change}
          itemToStringLabel={optionSearchText}
          disabled={disabled}
          autoHighlight
        >
          <BaseCombobox.Trigger
            {...control}
            className={classNames(styles.button, field.error !== undefined && styles.invalid)}
          >
            <span className={styles.value}>{shown}</span>
            <Icon of={ChevronDown} />
          </BaseCombobox.Trigger>
          <SearchList label={field.label} searchLabel={searchLabel} />
        </BaseCombobox.Root>
      )}
    </Field>
  );
}

/** Toggles a value; "all" clears all. Chosen values that are not among the options stay until all are cleared. */
const toggled = <Value extends number>(values: readonly Value[], value: Value | "all"): readonly Value[] =>
  value === "all" ? [] : toggleValue(values, value);
