import { Combobox } from "@base-ui/react/combobox";
import { FilterButton } from "./filter-button.tsx";
import { SearchList } from "./search-list.tsx";
import { optionSearchText, type SearchOption } from "./search-option.ts";

interface FilterChoiceProps<Value extends string | number> {
  label: string;
  searchLabel: string;
  options: readonly SearchOption<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  defaultOpen?: boolean;
}

/** Filters by one of the options. */
export function FilterChoice<Value extends string | number>(props: FilterChoiceProps<Value>) {
  const { label, searchLabel, options, value, onChange, defaultOpen = false } = props;
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Combobox.Root
      items={options}
      value={chosen}
      onValueChange={(option) => onChange(option?.value ?? null)}
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
