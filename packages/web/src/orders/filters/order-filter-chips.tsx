import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Chip } from "@kreislauf/ui/controls/chip.tsx";
import type { SiteScope } from "../../sites/index.ts";
import { filterLabel, isListFilter, isReferenceFilter } from "./order-filter-choices.ts";
import { activeFilterNames, type OrderFilters } from "../base/order-list-state.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import { useFilterChoices } from "./use-filter-choices.ts";
import styles from "./order-filter-chips.module.css";

interface OrderFilterChipsProps {
  site: SiteScope;
  filters: OrderFilters;
  onChange: (filters: OrderFilters) => void;
}

/** One chip for each filter that is set, with a button to remove the filter; only on narrow screens. */
export function OrderFilterChips({ site, filters, onChange }: OrderFilterChipsProps) {
  const texts = useTexts(ordersScreenTexts).filters;
  const language = useLanguage();
  const { choices } = useFilterChoices(site, filters, false);
  const names = activeFilterNames(filters);
  if (names.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={texts.group}>
      {names.map((name) => {
        const value = filterLabel(name, filters, choices, language) ?? "";
        const isCode = isReferenceFilter(name) && filters[name]?.[0] !== "";
        const words = isCode ? `${texts[name]} ${value}` : value;
        return (
          <li key={name}>
            <Chip
              text={name === "phases" || isListFilter(name) ? words : texts.chip[name](words)}
              removeLabel={texts.remove(texts[name])}
              onRemove={() => onChange({ ...filters, [name]: null })}
            />
          </li>
        );
      })}
    </ul>
  );
}
