import { deskSorts } from "@kreislauf/contract/desk";
import { berlinDate } from "@kreislauf/contract/base";
import { laender, laenderTexts } from "@kreislauf/contract/catalog";
import { useState } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { SearchField } from "@kreislauf/ui/controls/search-field.tsx";
import { FilterDate } from "@kreislauf/ui/dates/filter-date.tsx";
import { changeParameters } from "../../base/hash-route.ts";
import { filterNames, sortOf, useInboxFilters } from "../inbox.queries.ts";
import { inboxTexts } from "../inbox.texts.ts";
import { orderingTexts } from "../ordering/ordering.texts.ts";
import listStyles from "../base/lists.module.css";
import styles from "./inbox.module.css";

type FilterName = (typeof filterNames)[number];

interface InboxFiltersProps {
  parameters: URLSearchParams;
  /** Missing where one may not take orders. */
  onTake: (() => void) | undefined;
}

/** Search and filters, which the address keeps. On a phone the filters open by a button. */
export function InboxFilters({ parameters, onTake }: InboxFiltersProps) {
  const texts = useTexts(inboxTexts);
  const orderingWords = useTexts(orderingTexts);
  const lands = useTexts(laenderTexts);
  const { data } = useInboxFilters();
  const choose = (name: FilterName, value: string) => changeParameters({ [name]: value, page: null });
  const select = (
    name: FilterName,
    label: string,
    options: readonly { readonly value: string; readonly text: string }[],
  ) => (
    <label className={listStyles.filter}>
      <span>{label}</span>
      <select value={parameters.get(name) ?? ""} onChange={(event) => choose(name, event.target.value)}>
        <option value="">{texts.every}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
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
  const take = onTake && (
    <div className={styles.take}>
      <Button small onClick={onTake}>
        {orderingWords.open}
      </Button>
    </div>
  );
  return (
    <div className={styles.filters} role="search" aria-label={texts.filters}>
      <SearchField
        label={texts.search}
        placeholder={texts.searchHint}
        clearLabel={texts.clearSearch}
        maxLength={100}
        value={parameters.get("search") ?? ""}
        onSearch={(search) => choose("search", search)}
      />
      {isMobile && (
        <Button small aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {count === 0 ? texts.filters : texts.filtersSet(count)}
        </Button>
      )}
      {isMobile && take}
      {(isOpen || !isMobile) && (
        <>
          {day("from")}
          {day("to")}
          {select(
            "land",
            texts.land,
            laender.map((land) => ({ value: land, text: lands[land] })),
          )}
          {select(
            "disposer",
            texts.disposer,
            (data?.disposers ?? []).map((name) => ({ value: name, text: name })),
          )}
          {select(
            "wasteTypeId",
            texts.waste,
            (data?.wasteTypes ?? []).map(({ id, name }) => ({ value: String(id), text: name })),
          )}
          {select(
            "companyId",
            texts.company,
            (data?.companies ?? []).map(({ id, name }) => ({ value: String(id), text: name })),
          )}
          <label className={listStyles.filter}>
            <span>{texts.sort}</span>
            <select
              value={sortOf(parameters)}
              onChange={(event) => changeParameters({ sort: event.target.value, page: null })}
            >
              {deskSorts.map((sort) => (
                <option key={sort} value={sort}>
                  {texts.sorts[sort]}
                </option>
              ))}
            </select>
          </label>
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
        </>
      )}
      {!isMobile && take}
    </div>
  );
}
