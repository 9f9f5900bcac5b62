import { FilterChoice } from "@kreislauf/ui/controls/filter-choice.tsx";
import type { SearchOption } from "@kreislauf/ui/controls/search-option.ts";
import { changeParameters, useHashRoute } from "./hash-route.ts";

interface AddressFilterProps<Value extends string | number> {
  /** The query parameter of the address that holds the chosen value. */
  name: string;
  label: string;
  searchLabel: string;
  options: readonly SearchOption<Value>[];
  /** The option that the address names; given where `options` may lack it. */
  chosen?: SearchOption<Value> | undefined;
  /** Called with what is typed, to load matching options; given where `options` are only the first of many. */
  onSearch?: ((search: string) => void) | undefined;
  /** Other query parameters that a new choice removes, because their values belong to the former choice. */
  clears?: readonly string[];
}

/** Filters the list of the page by one of the options; choosing one also goes back to the first page. */
export function AddressFilter<Value extends string | number>(props: AddressFilterProps<Value>) {
  const { name, label, searchLabel, options, chosen, onSearch, clears = [] } = props;
  const { parameters } = useHashRoute();
  const isInAddress = ({ value }: SearchOption<Value>) => String(value) === parameters.get(name);
  const known = chosen === undefined ? options : [chosen, ...options];
  return (
    <FilterChoice
      label={label}
      searchLabel={searchLabel}
      options={options}
      value={known.find(isInAddress)?.value ?? null}
      chosen={chosen}
      onSearch={onSearch}
      onChange={(value) =>
        changeParameters({
          ...Object.fromEntries(clears.map((other) => [other, null])),
          [name]: value === null ? null : String(value),
          page: null,
        })
      }
    />
  );
}
