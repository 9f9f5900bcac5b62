import { useState } from "react";
import { today } from "../base/clock.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { Button } from "../ui/button.tsx";
import { FilterChoice } from "../ui/filter-choice.tsx";
import { FilterDate } from "../ui/filter-date.tsx";
import { RefreshCw } from "lucide-react";
import { dateLocks } from "./date-locks.ts";
import type { ListFilterName } from "./order-filter-choices.ts";
import { filterWords, listFilterNames } from "./order-filter-choices.ts";
import type { OrderFilters as Filters } from "./order-list-state.ts";
import { noFilters, setFilterNames } from "./order-list-state.ts";
import { ordersScreenTexts } from "./orders.texts.ts";
import { useFilterChoices } from "./use-filter-choices.ts";
import styles from "./order-list-bar.module.css";

interface OrderFiltersProps {
  site: number | "all";
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** One button per filter; wide screens only. */
export function OrderFilters({ site, filters, onChange }: OrderFiltersProps) {
  const texts = useTexts(ordersScreenTexts).filters;
  const language = useLanguage();
  const [isWanted, setWanted] = useState(false);
  const { choices, isFailed, retry } = useFilterChoices(site, filters, isWanted);
  const want = () => setWanted(true);
  const approached = { onPointerEnter: want, onFocus: want };

  /** With the item that is set, also while or where the server does not name it. */
  const optionsOf = (name: ListFilterName) => {
    const value = filters[name];
    const known = choices[name];
    if (value === null || known.some((item) => item.value === value)) return known;
    return [...known, { value, label: filterWords(name, filters, choices, language) ?? "" }];
  };
  return (
    <div className={styles.filters} role="group" aria-label={texts.group} {...approached}>
      {(["dateFrom", "dateTo"] as const).map((name) => (
        <FilterDate
          key={name}
          label={texts[name]}
          value={filters[name]}
          onChange={(date) => onChange({ ...filters, [name]: date })}
          today={today()}
          facts={dateLocks(name, filters, texts)}
        />
      ))}
      {isFailed ? (
        <Button small icon={RefreshCw} onClick={retry}>
          {`${texts.failed}. ${texts.retry}`}
        </Button>
      ) : (
        listFilterNames.map((name) => (
          <FilterChoice
            key={name}
            label={texts[name]}
            searchLabel={texts.searchIn[name]}
            options={optionsOf(name)}
            value={filters[name]}
            onChange={(value) => onChange({ ...filters, [name]: value })}
          />
        ))
      )}
      {setFilterNames(filters).length > 0 && (
        <Button variant="ghost" small onClick={() => onChange(noFilters)}>
          {texts.reset}
        </Button>
      )}
    </div>
  );
}
