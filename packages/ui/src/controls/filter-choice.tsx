import { Combobox } from "@base-ui/react/combobox";
import { differingOptions, toggleValue, useMultiChoice } from "../base/use-multi-choice.ts";
import { FilterButton } from "./filter-button.tsx";
import { SearchList } from "./search-list.tsx";
import { optionSearchText, type SearchOption } from "./search-option.ts";

interface FilterChoiceProps<Value extends string | number> {
  label: string;
  searchLabel: string;
  options: readonly SearchOption<Value>[];
  value: Value | null;
  /** The chosen one, where it may be missing in the options. */
  chosen?: SearchOption<Value> | undefined;
  onChange: (value: Value | null) => void;
  /** Where the options are only the first of many: finds all that match what is typed. */
  onSearch?: ((search: string) => void) | undefined;
  defaultOpen?: boolean;
}

/** Filters by one of the options. */
export function FilterChoice<Value extends string | number>(props: FilterChoiceProps<Value>) {
  const { label, searchLabel, options, value, onChange, onSearch, defaultOpen = false } = props;
  const chosen = options.find((option) => option.value === value) ?? props.chosen ?? null;
  return (
    <Combobox.Root
      items={options}
      value={chosen}
      onValueChange={(option) => onChange(option?.value ?? null)}
      {...(onSearch && { filter: null, onInputValueChange: (search: string) => onSearch(search) })}
      itemToStringLabel={optionSearchText}
      defaultOpen={defaultOpen}
      autoHighlight
    >
      <Combobox.Trigger
        aria-label={label}
        render={<FilterButton label={label} value={chosen?.label} onClear={() => onChange(null)} />}
      />
      <SearchList label={label} searchLabel={searchLabel} />
    </Combobox.Root>
  );
}

interface FilterChoicesProps<Value extends string | number> {
  label: string;
  searchLabel: string;
  options: readonly SearchOption<Value>[];
  values: readonly Value[];
  /** What is chosen, in short; undefined if nothing is. */
  shown: string | undefined;
  onChange: (values: readonly Value[]) => void;
  defaultOpen?: boolean;
}

/** Filters by any of several options. The list stays open while they are chosen. */
export function FilterChoices<Value extends string | number>(props: FilterChoicesProps<Value>) {
  const { label, searchLabel, options, values: given, shown, onChange, defaultOpen = false } = props;
  const { values, choose } = useMultiChoice(given, onChange);
  const chosen = options.filter(({ value }) => values.includes(value));
  const change = (next: readonly SearchOption<Value>[]) => {
    const differing = differingOptions(chosen, next);
    choose((before) => differing.reduce((now, { value }) => toggleValue(now, value), before));
  };
  return (
    <Combobox.Root
      multiple
      items={options}
      value={chosen}
      onValueChange={change}
      itemToStringLabel={optionSearchText}
      defaultOpen={defaultOpen}
      autoHighlight
    >
      <Combobox.Trigger
        aria-label={label}
        render={<FilterButton label={label} value={shown} onClear={() => onChange([])} />}
      />
      <SearchList label={label} searchLabel={searchLabel} />
    </Combobox.Root>
  );
}
