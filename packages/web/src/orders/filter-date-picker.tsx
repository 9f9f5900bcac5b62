import type { BerlinDate } from "@kreislauf/contract/base";
import { today } from "../base/clock.ts";
import { useTexts } from "../base/language.tsx";
import { Button } from "../ui/button.tsx";
import { Calendar } from "../ui/calendar.tsx";
import { DialogFrame } from "../ui/dialog-frame.tsx";
import { dateLocks } from "./date-locks.ts";
import type { OrderFilters } from "./order-list-state.ts";
import { ordersScreenTexts } from "./orders.texts.ts";

interface FilterDatePickerProps {
  name: "dateFrom" | "dateTo";
  open: boolean;
  filters: OrderFilters;
  onClose: () => void;
  onPick: (date: BerlinDate | null) => void;
}

/** A sheet with a calendar; choosing a day closes it. */
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
      <Calendar
        label={texts[name]}
        value={value}
        onChange={onPick}
        today={today()}
        facts={dateLocks(name, filters, texts)}
      />
    </DialogFrame>
  );
}
