import { today } from "@kreislauf/ui/base/today.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { FilterButton } from "@kreislauf/ui/controls/filter-button.tsx";
import { FilterChoices } from "@kreislauf/ui/controls/filter-choice.tsx";
import { FilterDate } from "@kreislauf/ui/dates/filter-date.tsx";
import { Popover } from "@kreislauf/ui/overlays/popover.tsx";
import { dateRangeLimits } from "./date-range-limits.ts";
import {
  choicesWithChosen,
  filterLabel,
  isListFilter,
  offeredFilterNames,
  type FilterChoices as Choices,
  type FilterValue,
} from "./order-filter-choices.ts";
import type { OrderFilterName, OrderFilters } from "../base/order-list-state.ts";
import type { OrderNarrowing } from "../orders.queries.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import { PhaseChoices } from "./phase-choices.tsx";

export interface OrderFilterPopupsProps extends OrderNarrowing {
  choices: Choices;
  onChange: (filters: OrderFilters) => void;
  /** The filter to open at once, because its button was pressed before this code was loaded; undefined if none was. */
  openAtOnce: OrderFilterName | undefined;
}

/** The filter buttons together with the calendars and lists that they open. */
export function OrderFilterPopups(props: OrderFilterPopupsProps) {
  const { site, search, filters, choices, onChange, openAtOnce } = props;
  const texts = useTexts(ordersScreenTexts).filters;
  const language = useLanguage();
  return (
    <>
      <Popover
        label={texts.phases}
        align="start"
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
      {offeredFilterNames(filters, choices)
        .filter(isListFilter)
        .map((name) => (
          <FilterChoices<FilterValue>
            key={name}
            label={texts[name]}
            searchLabel={texts.searchIn[name]}
            options={choicesWithChosen(name, filters, choices, language)}
            values={filters[name] ?? []}
            shown={filterLabel(name, filters, choices, language)}
            onChange={(values) => onChange({ ...filters, [name]: values.length === 0 ? null : values })}
            defaultOpen={name === openAtOnce}
          />
        ))}
    </>
  );
}
