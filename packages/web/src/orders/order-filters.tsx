import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useLanguage, useTexts } from "../base/language.tsx";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { FilterButton } from "../ui/filter-button.tsx";
import { lateElement, useLateElement } from "../ui/use-late-element.ts";
import { filterWords } from "./order-filter-choices.ts";
import type { OrderFilterPopupsProps } from "./order-filter-popups.tsx";
import type { OrderFilterName, OrderFilters as Filters } from "./order-list-state.ts";
import { noFilters, orderFilterNames, setFilterNames } from "./order-list-state.ts";
import { ordersScreenTexts } from "./orders.texts.ts";
import { useFilterChoices } from "./use-filter-choices.ts";
import styles from "./order-list-bar.module.css";

/** The calendars and lists that the buttons open. */
const latePopups = lateElement(async () => {
  const { OrderFilterPopups } = await import("./order-filter-popups.tsx");
  return (props: OrderFilterPopupsProps) => <OrderFilterPopups {...props} />;
});

interface OrderFiltersProps {
  site: number | "all";
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** One button per filter; wide screens only. */
export function OrderFilters({ site, filters, onChange }: OrderFiltersProps) {
  const texts = useTexts(ordersScreenTexts).filters;
  const language = useLanguage();
  const [isNear, setNear] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [press, setPress] = useState<{ readonly on: OrderFilterName }>();
  const { choices, isFailed, retry } = useFilterChoices(site, filters, isNear || isFocused);
  const popups = useLateElement(latePopups, { press, isFocused });

  const approached = {
    onPointerEnter: () => setNear(true),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return (
    <div className={styles.filters} role="group" aria-label={texts.group} {...approached}>
      {popups
        ? popups({ filters, choices, onChange, openAtOnce: press?.on })
        : orderFilterNames.map((name) => (
            <FilterButton
              key={name}
              label={texts[name]}
              value={filterWords(name, filters, choices, language)}
              aria-haspopup="dialog"
              onClick={() => setPress({ on: name })}
              onClear={() => onChange({ ...filters, [name]: null })}
            />
          ))}
      {filters.disposals !== null && (
        <Chip
          text={texts.chip.disposals(filterWords("disposals", filters, choices, language) ?? "")}
          removeLabel={texts.remove(texts.disposals)}
          onRemove={() => onChange({ ...filters, disposals: null })}
        />
      )}
      {isFailed && (
        <Button small icon={RefreshCw} onClick={retry}>
          {`${texts.failed}. ${texts.retry}`}
        </Button>
      )}
      {setFilterNames(filters).length > 0 && (
        <Button variant="ghost" small onClick={() => onChange(noFilters)}>
          {texts.reset}
        </Button>
      )}
    </div>
  );
}
