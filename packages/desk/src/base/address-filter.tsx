import { FilterChoice } from "@kreislauf/ui/controls/filter-choice.tsx";
import type { SearchOption } from "@kreislauf/ui/controls/search-option.ts";
import { changeParameters, useHashRoute } from "./hash-route.ts";

interface AddressFilterProps<Value extends string | number> {
  /** The parameter of the address that keeps the choice. */
  name: string;
  label: string;
  searchLabel: string;
  options: readonly SearchOption<Value>[];
}

/** Filters the list of the page by one of the options; the list begins at its first page again. */
export function AddressFilter<Value extends string | number>(props: AddressFilterProps<Value>) {
  const { name, label, searchLabel, options } = props;
  const { parameters } = useHashRoute();
  return (
    <FilterChoice
      label={label}
      searchLabel={searchLabel}
      options={options}
      value={options.find(({ value }) => String(value) === parameters.get(name))?.value ?? null}
      onChange={(value) => changeParameters({ [name]: value === null ? null : String(value), page: null })}
    />
  );
}
