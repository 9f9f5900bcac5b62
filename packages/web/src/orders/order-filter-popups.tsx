import { today } from "../base/clock.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { FilterChoice } from "../ui/filter-choice.tsx";
import { FilterDate } from "../ui/filter-date.tsx";
import { dateLocks } from "./date-locks.ts";
import type { FilterChoices, ListFilterName } from "./order-filter-choices.ts";
import { filterWords, listFilterNames } from "./order-filter-choices.ts";
import type { OrderFilterName, OrderFilters } from "./order-list-state.ts";
import { ordersScreenTexts } from "./orders.texts.ts";

export interface OrderFilterPopupsProps {
  filters: OrderFilters;
  choices: FilterChoices;
  onChange: (filters: OrderFilters) => void;
  /** Was pressed before this code was there. */
  openAtOnce: OrderFilterName | undefined;
}

/** The filter buttons with the calendars and lists they open. */
export function OrderFilterPopups({ filters, choices, onChange, openAtOnce }: OrderFilterPopupsProps) {
  const texts = useTexts(ordersScreenTexts).filters;
  const language = useLanguage();
  /** With the item that is set, also while or where the server does not name it. */
  const optionsOf = (name: ListFilterName) => {
    const value = filters[name];
    const known = choices[name];
    if (value === null || known.some((item) => item.value === value)) return known;
    return [...known, { value, label: filterWords(name, filters, choices, language) ?? "" }];
  };
  return (
    <>
      {(["dateFrom", "dateTo"] as const).map((name) => (
        <FilterDate
          key={name}
          label={texts[name]}
          value={filters[name]}
          onChange={(date) => onChange({ ...filters, [name]: date })}
          today={today()}
          facts={dateLocks(name, filters, texts)}
          defaultOpen={name === openAtOnce}
        />
      ))}
      {listFilterNames.map((name) => (
        <FilterChoice
          key={name}
          label={texts[name]}
          searchLabel={texts.searchIn[name]}
          options={optionsOf(name)}
          value={filters[name]}
          onChange={(value) => onChange({ ...filters, [name]: value })}
          defaultOpen={name === openAtOnce}
        />
      ))}
    </>
  );
}
