import { laender, laenderTexts } from "@kreislauf/contract/catalog";
import { deskAccessFilters } from "@kreislauf/contract/desk";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { sortOptions } from "@kreislauf/ui/controls/search-option.ts";
import { AddressFilter } from "../../base/address-filter.tsx";
import { ListSearch } from "../../base/list-search.tsx";
import { useCustomerFilters } from "../customers.queries.ts";
import { customersTexts } from "../customers.texts.ts";
import pageStyles from "../base/page.module.css";
import styles from "./customer-filters.module.css";

/** Search and filters of the list, which the address keeps. */
export function CustomerFilters({ parameters }: { parameters: URLSearchParams }) {
  const texts = useTexts(customersTexts);
  const lands = useTexts(laenderTexts);
  const { data } = useCustomerFilters();
  return (
    <div className={styles.filters}>
      <ListSearch
        label={texts.search}
        hint={texts.searchHint}
        words={parameters.get("search") ?? ""}
        className={pageStyles.search}
      />
      <AddressFilter
        name="land"
        label={texts.land}
        searchLabel={texts.searchLand}
        options={sortOptions(laender.map((land) => ({ value: land, label: lands[land] })))}
      />
      <AddressFilter
        name="access"
        label={texts.access}
        searchLabel={texts.searchAccess}
        options={deskAccessFilters.map((access) => ({
          value: access,
          label: access === "deactivated" ? texts.inactive : texts.accessStates[access],
        }))}
      />
      <AddressFilter
        name="disposer"
        label={texts.disposer}
        searchLabel={texts.searchDisposer}
        options={sortOptions((data?.disposers ?? []).map((name) => ({ value: name, label: name })))}
      />
    </div>
  );
}
