import type { BerlinDate } from "@kreislauf/contract/base";
import { today } from "@kreislauf/ui/base/today.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Calendar } from "@kreislauf/ui/dates/calendar.tsx";
import { DateEntry } from "@kreislauf/ui/dates/date-entry.tsx";
import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { dateRangeLimits } from "./date-range-limits.ts";
import type { OrderFilters } from "../base/order-list-state.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import styles from "./order-filter-sheet.module.css";

interface FilterDatePickerProps {
  name: "dateFrom" | "dateTo";
  open: boolean;
  filters: OrderFilters;
  onClose: () => void;
  onPick: (date: BerlinDate | null) => void;
}

/** A sheet with a calendar for the first or the last day of the period; it closes when a day is chosen. */
export function FilterDatePicker({ name, open, filters, onClose, onPick }: FilterDatePickerProps) {
  const texts = useTexts(ordersScreenTexts).filters;
  const value = filters[name];
  return (
    <DialogFrame
      open={open}
      above
      onClose={onClose}
      title={texts[name]}
      maxWidth={420}
      actions={value === null ? undefined : <Button onClick={() => onPick(null)}>{texts.clearDate}</Button>}
    >
      <div className={styles.entry}>
        <DateEntry
          label={texts[name]}
          value={value}
          today={today()}
          facts={dateRangeLimits(name, filters, texts)}
          onEnter={onPick}
        />
      </div>
      <Calendar
        label={texts[name]}
        value={value}
        onChange={onPick}
        today={today()}
        facts={dateRangeLimits(name, filters, texts)}
      />
    </DialogFrame>
  );
}
