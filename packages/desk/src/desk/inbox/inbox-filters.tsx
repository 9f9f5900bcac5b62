import { berlinDate } from "@kreislauf/contract/base";
import { laender, laenderTexts } from "@kreislauf/contract/catalog";
import { Plus } from "lucide-react";
import { useState } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { SortToggle } from "@kreislauf/ui/controls/filter-button.tsx";
import { FilterChoice } from "@kreislauf/ui/controls/filter-choice.tsx";
import { SearchField } from "@kreislauf/ui/controls/search-field.tsx";
import type { SearchOption } from "@kreislauf/ui/controls/search-option.ts";
import { FilterDate } from "@kreislauf/ui/dates/filter-date.tsx";
import { changeParameters } from "../../base/hash-route.ts";
import { filterNames, sortOf, useInboxFilters } from "../inbox.queries.ts";
import { inboxTexts } from "../inbox.texts.ts";
import { orderingTexts } from "../ordering/ordering.texts.ts";
import styles from "./inbox.module.css";

type FilterName = (typeof filterNames)[number];

interface InboxFiltersProps {
  parameters: URLSearchParams;
  /** Missing where one may not take orders. */
  onTake: (() => void) | undefined;
}

/** Search and filters, which the address keeps. On a phone a button opens the filters. */
export function InboxFilters({ parameters, onTake }: InboxFiltersProps) {
  const texts = useTexts(inboxTexts);
  const orderingWords = useTexts(orderingTexts);
  const lands = useTexts(laenderTexts);
  const { data } = useInboxFilters();
  const choose = (name: FilterName, value: string) => changeParameters({ [name]: value, page: null });
  const choice = <Value extends string | number>(
    name: FilterName,
    label: string,
    searchLabel: string,
    options: readonly SearchOption<Value>[],
  ) => (
    <FilterChoice
      label={label}
      searchLabel={searchLabel}
      options={options}
      value={options.find(({ value }) => String(value) === parameters.get(name))?.value ?? null}
      onChange={(value) => choose(name, value === null ? "" : String(value))}
    />
  );
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
          {choice(
            "land",
            texts.land,
            texts.searchLand,
            laender.map((land) => ({ value: land, label: lands[land] })),
          )}
          {choice(
            "disposer",
            texts.disposer,
            texts.searchDisposer,
            (data?.disposers ?? []).map((name) => ({ value: name, label: name })),
          )}
          {choice(
            "wasteTypeId",
            texts.waste,
            texts.searchWaste,
            (data?.wasteTypes ?? []).map(({ id, name }) => ({ value: id, label: name })),
          )}
          {choice(
            "companyId",
            texts.company,
            texts.searchCompany,
            (data?.companies ?? []).map(({ id, name }) => ({ value: id, label: name })),
          )}
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
