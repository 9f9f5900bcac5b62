import { today } from "@kreislauf/ui/base/today.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { DateEntry } from "@kreislauf/ui/dates/date-entry.tsx";
import type { OrderFilters } from "../base/order-list-state.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import { dateRangeLimits } from "./date-range-limits.ts";
import styles from "./period-filter.module.css";

export interface PeriodRangeProps {
  filters: OrderFilters;
  onChange: (filters: OrderFilters) => void;
  /** Called when both days of the period are typed. */
  onDone: () => void;
}

/** Two fields to type the first and the last day of the period. */
export function PeriodRange({ filters, onChange, onDone }: PeriodRangeProps) {
  const texts = useTexts(ordersScreenTexts).filters;
  return (
    <div className={styles.range}>
      {(["dateFrom", "dateTo"] as const).map((name) => (
        <div key={name}>
          <span aria-hidden>{texts[name]}</span>
          <DateEntry
            label={texts[name]}
            value={filters[name]}
            today={today()}
            facts={dateRangeLimits(name, filters, texts)}
            onEnter={(date, done) => {
              onChange({ ...filters, [name]: date });
              if (done && name === "dateTo") onDone();
            }}
          />
        </div>
      ))}
    </div>
  );
}
