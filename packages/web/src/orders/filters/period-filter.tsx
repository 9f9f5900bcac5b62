import { Check } from "lucide-react";
import { lazy, Suspense } from "react";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { FilterButton } from "@kreislauf/ui/controls/filter-button.tsx";
import { Popover } from "@kreislauf/ui/overlays/popover.tsx";
import { today } from "@kreislauf/ui/base/today.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import type { OrderFilters } from "../base/order-list-state.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import { periodPresets, presetOf, presetPeriod } from "../base/period-presets.ts";
import styles from "./period-filter.module.css";

const PeriodRange = lazy(async () => ({ default: (await import("./period-range.tsx")).PeriodRange }));

interface PeriodFilterProps {
  filters: OrderFilters;
  onChange: (filters: OrderFilters) => void;
}

/** Filters by the desired date: a period is chosen by name, such as "this month", or both days are typed. */
export function PeriodFilter({ filters, onChange }: PeriodFilterProps) {
  const texts = useTexts(ordersScreenTexts).filters;
  const chosen = presetOf(filters, today());
  return (
    <Popover
      flush
      label={texts.period}
      align="start"
      trigger={
        <FilterButton
          label={texts.period}
          value={chosen === null ? undefined : texts.periods[chosen]}
          onClear={() => onChange({ ...filters, dateFrom: null, dateTo: null })}
        />
      }
    >
      {(close) => (
        <>
          <ul className={styles.presets}>
            {periodPresets.map((preset) => (
              <li key={preset}>
                <button
                  type="button"
                  aria-pressed={preset === chosen}
                  onClick={() => {
                    onChange({ ...filters, ...presetPeriod(preset, today()) });
                    close();
                  }}
                >
                  {texts.periods[preset]}
                  {preset === chosen && <Icon of={Check} size={18} />}
                </button>
              </li>
            ))}
          </ul>
          <Suspense fallback={null}>
            <PeriodRange filters={filters} onChange={onChange} onDone={close} />
          </Suspense>
        </>
      )}
    </Popover>
  );
}
