import { today } from "@kreislauf/ui/base/today.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { FilterButton } from "@kreislauf/ui/controls/filter-button.tsx";
import { FilterChoice } from "@kreislauf/ui/controls/filter-choice.tsx";
import { FilterDate } from "@kreislauf/ui/controls/filter-date.tsx";
import { Popover } from "@kreislauf/ui/overlays/popover.tsx";
import { dateRangeLimits } from "./date-range-limits.ts";
import {
  filterLabel,
  listFilterNames,
  type FilterChoices,
  type ListFilterName,
} from "./order-filter-choices.ts";
import type { OrderFilterName, OrderFilters } from "../base/order-list-state.ts";
import type { OrderNarrowing } from "../orders.queries.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import { PhaseChoices } from "./phase-choices.tsx";

export interface OrderFilterPopupsProps extends OrderNarrowing {
  choices: FilterChoices;
  onChange: (filters: OrderFilters) => void;
  /** The filter that was pressed before this code was loaded. */
  openAtOnce: OrderFilterName | undefined;
}

/** The filter buttons with the calendars and lists they open. */
export function OrderFilterPopups(props: OrderFilterPopupsProps) {
  const { site, search, filters, choices, onChange, openAtOnce } = props;
  const texts = useTexts(ordersScreenTexts).filters;
  const language = useLanguage();
  /** Includes the selected item even if the server does not list it, or not yet. */
  const optionsOf = (name: ListFilterName) => {
    const value = filters[name];
    const options = choices[name];
    if (value === null || options.some((item) => item.value === value)) return options;
    return [...options, { value, label: filterLabel(name, filters, choices, language) ?? "" }];
  };
  return (
    <>
      <Popover
        label={texts.phases}
        align="center"
        defaultOpen={openAtOnce === "phases"}
        trigger={
          <FilterButton
            label={texts.phases}
            value={filterLabel("phases", filters, choices, language)}
            onClear={() => onChange({ ...filters, phases: null })}
          />
        }
      >
        {() => (
          <PhaseChoices
            narrowing={{ site, search, filters }}
            onChange={(phases) => onChange({ ...filters, phases })}
          />
        )}
      </Popover>
      {(["dateFrom", "dateTo"] as const).map((name) => (
        <FilterDate
          key={name}
          label={texts[name]}
          value={filters[name]}
          onChange={(date) => onChange({ ...filters, [name]: date })}
          today={today()}
          facts={dateRangeLimits(name, filters, texts)}
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
