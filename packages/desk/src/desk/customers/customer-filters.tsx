import { laender, laenderTexts } from "@kreislauf/contract/catalog";
import { deskAccessFilters } from "@kreislauf/contract/desk";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { FilterChoice } from "@kreislauf/ui/controls/filter-choice.tsx";
import { changeParameters } from "../../base/hash-route.ts";
import { ListSearch } from "../../base/list-search.tsx";
import { type CustomerFilterName, useCustomerFilters } from "../customers.queries.ts";
import { customersTexts } from "../customers.texts.ts";
import pageStyles from "../base/page.module.css";
import styles from "./customer-filters.module.css";

/** Search and filters of the list, which the address keeps. */
export function CustomerFilters({ parameters }: { parameters: URLSearchParams }) {
  const texts = useTexts(customersTexts);
  const lands = useTexts(laenderTexts);
  const { data } = useCustomerFilters();
  const choice = (
    name: CustomerFilterName,
    label: string,
    searchLabel: string,
    options: readonly { readonly value: string; readonly label: string }[],
  ) => (
    <FilterChoice
      label={label}
      searchLabel={searchLabel}
      options={options}
      value={parameters.get(name)}
      onChange={(value) => changeParameters({ [name]: value, page: null })}
    />
  );
  return (
    <div className={styles.filters}>
      <ListSearch
        label={texts.search}
        hint={texts.searchHint}
        words={parameters.get("search") ?? ""}
        className={pageStyles.search}
      />
      {choice(
        "land",
        texts.land,
        texts.searchLand,
        laender.map((land) => ({ value: land, label: lands[land] })),
      )}
      {choice(
        "access",
        texts.access,
        texts.searchAccess,
        deskAccessFilters.map((access) => ({
          value: access,
          label: access === "deactivated" ? texts.inactive : texts.accessStates[access],
        })),
      )}
      {choice(
        "disposer",
        texts.disposer,
        texts.searchDisposer,
        (data?.disposers ?? []).map((name) => ({ value: name, label: name })),
      )}
    </div>
  );
}
