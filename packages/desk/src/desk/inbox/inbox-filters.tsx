import { berlinDate } from "@kreislauf/contract/base";
import { Plus } from "lucide-react";
import { useState } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { SortToggle } from "@kreislauf/ui/controls/filter-button.tsx";
import { SearchField } from "@kreislauf/ui/controls/search-field.tsx";
import { FilterDate } from "@kreislauf/ui/dates/filter-date.tsx";
import { AddressFilter } from "../../base/address-filter.tsx";
import { changeParameters } from "../../base/hash-route.ts";
import { DisposerFilter, LandFilter } from "../base/shared-filters.tsx";
import { filterNames, sortOf, useInboxFilters } from "../inbox.queries.ts";
import { inboxTexts } from "../inbox.texts.ts";
import { orderingTexts } from "../ordering/ordering.texts.ts";
import { CompanyFilter } from "./company-filter.tsx";
import styles from "./inbox.module.css";

type FilterName = (typeof filterNames)[number];

interface InboxFiltersProps {
  parameters: URLSearchParams;
  /** Opens the dialog that takes an order; undefined if the person may not take orders. */
  onTake: (() => void) | undefined;
}

/** The search and filters of the inbox, kept in the address. On a phone a button opens the filters. */
export function InboxFilters({ parameters, onTake }: InboxFiltersProps) {
  const texts = useTexts(inboxTexts);
  const orderingWords = useTexts(orderingTexts);
  const { data } = useInboxFilters();
  const choose = (name: FilterName, value: string) => changeParameters({ [name]: value, page: null });
  const day = (name: "from" | "to") => (
    <FilterDate
      label={texts[name]}
      value={parameters.get(name)}
      today={berlinDate(now())}
      onChange={(date) => choose(name, date ?? "")}
    />
  );
  const isMobile = useIsMobile();
  const [isOpen, setIsOpen] = useState(false);
  const count = filterNames.filter((name) => name !== "search" && parameters.has(name)).length;
  const isFiltered = count > 0 || parameters.has("search");
  return (
    <div className={styles.filters} role="search" aria-label={texts.filters}>
      <div className={styles.searchRow}>
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          clearLabel={texts.clearSearch}
          maxLength={100}
          value={parameters.get("search") ?? ""}
          onSearch={(search) => choose("search", search)}
        />
        {isMobile && (
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {count === 0 ? texts.filters : texts.filtersSet(count)}
          </Button>
        )}
        {onTake && (
          <Button icon={Plus} onClick={onTake}>
            {orderingWords.open}
          </Button>
        )}
      </div>
      {(isOpen || !isMobile) && (
        <div className={styles.choices}>
          {day("from")}
          {day("to")}
          <LandFilter />
          <DisposerFilter disposers={data?.disposers} />
          <AddressFilter
            name="wasteTypeId"
            label={texts.waste}
            searchLabel={texts.searchWaste}
            options={(data?.wasteTypes ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
          <CompanyFilter />
          <SortToggle
            pressed={sortOf(parameters) === "latest"}
            onChange={(isLatest) => changeParameters({ sort: isLatest ? "latest" : null, page: null })}
          >
            {texts.latestFirst}
          </SortToggle>
          {isFiltered && (
            <Button
              small
              variant="ghost"
              onClick={() =>
                changeParameters({
                  ...Object.fromEntries(filterNames.map((name) => [name, null])),
                  page: null,
                })
              }
            >
              {texts.resetFilters}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
