import { Combobox as BaseCombobox } from "@base-ui/react/combobox";
import { ChevronDown } from "lucide-react";
import { classNames } from "../base/class-names.ts";
import { onLeave } from "../base/on-leave.ts";
import { Field, type FieldProps } from "./field.tsx";
import { Icon } from "../drawings/icon.tsx";
import { SearchList } from "./search-list.tsx";
import { optionSearchText, type SearchOption } from "./search-option.ts";
import styles from "./choice-button.module.css";

interface ComboboxProps<Value extends string | number> extends FieldProps {
  options: readonly SearchOption<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  onBlur?: () => void;
  placeholder: string;
  searchLabel: string;
  disabled?: boolean;
}

/** A field for one of many options, with a search. */
export function Combobox<Value extends string | number>(props: ComboboxProps<Value>) {
  const { options, value, onChange, onBlur, placeholder, searchLabel, disabled = false, ...field } = props;
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Field {...field}>
      {(control) => (
        <BaseCombobox.Root
          items={options}
          value={chosen}
          onValueChange={(option) => onChange(option?.value ?? null)}
          itemToStringLabel={optionSearchText}
          disabled={disabled}
          autoHighlight
        >
          <BaseCombobox.Trigger
            {...control}
            onBlur={onLeave(onBlur)}
            className={classNames(styles.button, field.error !== undefined && styles.invalid)}
          >
            <span className={chosen ? styles.value : styles.placeholder}>{chosen?.label ?? placeholder}</span>
            <Icon of={ChevronDown} />
          </BaseCombobox.Trigger>
          <SearchList label={field.label} searchLabel={searchLabel} />
        </BaseCombobox.Root>
      )}
    </Field>
  );
}
