import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Chip } from "@kreislauf/ui/controls/chip.tsx";
import { FilterButton } from "@kreislauf/ui/controls/filter-button.tsx";
import { lazyElement, useLazyElement, useLazyElementTrigger } from "@kreislauf/ui/base/use-lazy-element.ts";
import { filterLabel, offeredFilterNames } from "./order-filter-choices.ts";
import type { OrderFilterPopupsProps } from "./order-filter-popups.tsx";
import {
  linkFilterNames,
  noFilters,
  activeFilterNames,
  type OrderFilterName,
  type OrderFilters as Filters,
} from "../base/order-list-state.ts";
import type { OrderNarrowing } from "../orders.queries.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import { PeriodFilter } from "./period-filter.tsx";
import { useFilterChoices } from "./use-filter-choices.ts";
import styles from "./order-filters.module.css";

/** The filter buttons with their calendars and lists, loaded on demand. */
const lazyPopups = lazyElement(async () => {
  const { OrderFilterPopups } = await import("./order-filter-popups.tsx");
  return (props: OrderFilterPopupsProps) => <OrderFilterPopups {...props} />;
});

interface OrderFiltersProps extends OrderNarrowing {
  onChange: (filters: Filters) => void;
}

/** The filters as buttons in a row; only on wide screens. */
export function OrderFilters({ site, search, filters, onChange }: OrderFiltersProps) {
  const texts = useTexts(ordersScreenTexts).filters;
  const language = useLanguage();
  const [isHovered, setHovered] = useState(false);
  const { trigger, setPress, holdHandlers } = useLazyElementTrigger<{ readonly on: OrderFilterName }>();
  const { choices, error, retry } = useFilterChoices(site, filters, isHovered || trigger.isHeld);
  const popups = useLazyElement(lazyPopups, trigger);
  return (
    <div
      className={styles.filters}
      role="group"
      aria-label={texts.group}
      onPointerEnter={() => setHovered(true)}
      {...holdHandlers}
    >
      <PeriodFilter filters={filters} onChange={onChange} />
      {popups
        ? popups({ site, search, filters, choices, onChange, openAtOnce: trigger.press?.on })
        : offeredFilterNames(filters, choices).map((name) => (
            <FilterButton
              key={name}
              label={texts[name]}
              value={filterLabel(name, filters, choices, language)}
              aria-haspopup="dialog"
              onClick={() => setPress({ on: name })}
              onClear={() => onChange({ ...filters, [name]: null })}
            />
          ))}
      {linkFilterNames
        .filter((name) => filters[name] !== null)
        .map((name) => (
          <Chip
            key={name}
            text={texts.chip[name](filterLabel(name, filters, choices, language) ?? "")}
            removeLabel={texts.remove(texts[name])}
            onRemove={() => onChange({ ...filters, [name]: null })}
          />
        ))}
      {error && (
        <Button small icon={RefreshCw} onClick={retry}>
          {`${texts.failed}. ${texts.retry}`}
        </Button>
      )}
      {activeFilterNames(filters).length > 0 && (
        <Button variant="ghost" small onClick={() => onChange(noFilters)}>
          {texts.reset}
        </Button>
      )}
    </div>
  );
}
