import { deskAccessFilters } from "@kreislauf/contract/desk";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { AddressFilter } from "../../base/address-filter.tsx";
import { ListSearch } from "../../base/list-search.tsx";
import { DisposerFilter, LandFilter } from "../base/shared-filters.tsx";
import { useCustomerFilters } from "../customers.queries.ts";
import { customersTexts } from "../customers.texts.ts";
import pageStyles from "../base/page.module.css";
import styles from "./customer-filters.module.css";

/** The search and filters of the list, kept in the address. */
export function CustomerFilters({ parameters }: { parameters: URLSearchParams }) {
  const texts = useTexts(customersTexts);
  const { data } = useCustomerFilters();
  return (
    <div className={styles.filters}>
      <ListSearch
        label={texts.search}
        hint={texts.searchHint}
        words={parameters.get("search") ?? ""}
        className={pageStyles.search}
      />
      <LandFilter />
      <AddressFilter
        name="access"
        label={texts.access}
        searchLabel={texts.searchAccess}
        options={deskAccessFilters.map((access) => ({
          value: access,
          label: access === "deactivated" ? texts.inactive : texts.accessStates[access],
        }))}
      />
      <DisposerFilter disposers={data?.disposers} />
    </div>
  );
}
