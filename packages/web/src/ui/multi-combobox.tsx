import { Combobox as BaseCombobox } from "@base-ui/react/combobox";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { classes } from "./classes.ts";
import { Field } from "./field.tsx";
import type { FieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { SearchList } from "./search-list.tsx";
import { searchWords } from "./search-option.ts";
import type { SearchOption } from "./search-option.ts";
import styles from "./choice-button.module.css";

interface MultiComboboxProps<Value extends number> extends FieldProps {
  options: readonly SearchOption<Value>[];
  /** None chosen means all. */
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  /** The first row, which takes every choice back. */
  all: string;
  /** What the closed field says. */
  shown: string;
  searchLabel: string;
  disabled?: boolean;
}

/** Any number of many, with a search; it stays open while they are chosen. */
export function MultiCombobox<Value extends number>(props: MultiComboboxProps<Value>) {
  const { options, values: given, onChange, all, shown, searchLabel, disabled = false, ...field } = props;
  // Two quick choices are both kept, also where the address brings the first one back only after the second.
  const key = given.join(" ");
  const [latest, setLatest] = useState({ key, values: given });
  if (latest.key !== key) setLatest({ key, values: given });
  const { values } = latest;
  const everything: SearchOption<Value | "all"> = { value: "all", label: all, divided: true };
  const items: readonly SearchOption<Value | "all">[] = [everything, ...options];
  const chosen = items.filter(({ value }) =>
    value === "all" ? values.length === 0 : values.includes(value),
  );
  const choose = (next: readonly SearchOption<Value | "all">[]) => {
    const isEverything = values.length > 0 && next.some(({ value }) => value === "all");
    // What is chosen without being offered stays.
    const unlisted = values.filter((value) => options.every((option) => option.value !== value));
    const listed = next.map(({ value }) => value).filter((value) => value !== "all");
    const wanted = isEverything ? [] : [...unlisted, ...listed];
    setLatest({ key, values: wanted });
    onChange(wanted);
  };
  return (
    <Field {...field}>
      {(control) => (
        <BaseCombobox.Root
          multiple
          items={items}
          value={chosen}
          onValueChange={choose}
          itemToStringLabel={searchWords}
          disabled={disabled}
          autoHighlight
        >
          <BaseCombobox.Trigger
            {...control}
            className={classes(styles.button, field.error !== undefined && styles.invalid)}
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
