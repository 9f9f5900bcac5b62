import { FilterChoice } from "@kreislauf/ui/controls/filter-choice.tsx";
import type { SearchOption } from "@kreislauf/ui/controls/search-option.ts";
import { changeParameters, useHashRoute } from "./hash-route.ts";

interface AddressFilterProps<Value extends string | number> {
  /** The parameter of the address that keeps the choice. */
  name: string;
  label: string;
  searchLabel: string;
  options: readonly SearchOption<Value>[];
  /** The option of the address, where the options may lack it. */
  chosen?: SearchOption<Value> | undefined;
  /** Where the options are only the first of many: finds others for what is typed. */
  onSearch?: ((search: string) => void) | undefined;
}

/** Filters the list of the page by one of the options; the list begins at its first page again. */
export function AddressFilter<Value extends string | number>(props: AddressFilterProps<Value>) {
  const { name, label, searchLabel, options, chosen, onSearch } = props;
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
      onChange={(value) => changeParameters({ [name]: value === null ? null : String(value), page: null })}
    />
  );
}
