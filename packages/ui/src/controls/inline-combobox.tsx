import { Combobox } from "@base-ui/react/combobox";
import { Check, Search } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { classNames } from "../base/class-names.ts";
import { Field, type FieldProps } from "./field.tsx";
import { Icon } from "../drawings/icon.tsx";
import { SearchHighlight } from "./search-highlight.tsx";
import styles from "./inline-combobox.module.css";

export interface InlineOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** The second line. */
  readonly text: string;
  /** Shown beside the second line. */
  readonly mark?: ReactNode;
}

interface InlineComboboxProps<Value extends string | number> extends FieldProps {
  /** The options that match the search. */
  options: readonly InlineOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  search: string;
  onSearch: (search: string) => void;
  placeholder: string;
  empty: string;
  ref?: Ref<HTMLInputElement>;
}

/** A field for one option, with a search and a list that is always visible. */
export function InlineCombobox<Value extends string | number>(props: InlineComboboxProps<Value>) {
  const { options, value, onChange, onBlur, search, onSearch, placeholder, empty, ref, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <Combobox.Root
          inline
          open
          items={options}
          filter={null}
          value={options.find((option) => option.value === value) ?? null}
          onValueChange={(option) => option && onChange(option.value)}
          inputValue={search}
          // Ignores Base UI's own changes of the input: choosing an option must not change the search.
          onInputValueChange={(next, { reason }) => reason === "input-change" && onSearch(next)}
          itemToStringLabel={({ label }) => label}
        >
          <div
            className={classNames(styles.frame, field.error !== undefined && styles.invalid)}
            onBlur={onBlur}
          >
            <div className={styles.search}>
              <Icon of={Search} />
              <Combobox.Input {...control} ref={ref} className={styles.input} placeholder={placeholder} />
            </div>
            <Combobox.Empty className={styles.empty}>{empty}</Combobox.Empty>
            <Combobox.List className={styles.list} aria-label={field.label}>
              {(option: InlineOption<Value>) => (
                <Combobox.Item key={option.value} value={option} className={styles.option}>
                  <span className={styles.sign}>
                    <Combobox.ItemIndicator>
                      <Icon of={Check} />
                    </Combobox.ItemIndicator>
                  </span>
                  <span>
                    <b>
                      <SearchHighlight text={option.label} search={search} />
                    </b>
                    <span className={styles.second}>
                      <span className={styles.text}>{option.text}</span>
                      {option.mark}
                    </span>
                  </span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </div>
        </Combobox.Root>
      )}
    </Field>
  );
}
