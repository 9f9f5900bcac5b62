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
  /** The chosen option; given where `options` may lack it. */
  chosen?: SearchOption<Value> | undefined;
  onChange: (value: Value | null) => void;
  /** Called with what is typed, to load matching options; given where `options` are only the first of many. */
  onSearch?: ((search: string) => void) | undefined;
  defaultOpen?: boolean;
}

/** A filter with one value, chosen from a list with a search. */
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
  /** The chosen values in short; undefined if none is chosen. */
  shown: string | undefined;
  onChange: (values: readonly Value[]) => void;
  defaultOpen?: boolean;
}

/** A filter with several values, of which any may match. The list stays open while the user chooses. */
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
