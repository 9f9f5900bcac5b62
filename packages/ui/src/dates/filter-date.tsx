import { CalendarPopover } from "./calendar-popover.tsx";
import type { DayFacts } from "./calendar-day.tsx";
import { FilterButton } from "../controls/filter-button.tsx";
import { formatDateInput } from "./date-input.ts";

interface FilterDateProps {
  label: string;
  value: string | null;
  onChange: (date: string | null) => void;
  today: string;
  /** Which days are locked, for example because of the other end of the range. */
  facts?: (date: string) => DayFacts;
  defaultOpen?: boolean;
}

/** A filter with a date. */
export function FilterDate({ label, value, onChange, today, facts, defaultOpen = false }: FilterDateProps) {
  return (
    <CalendarPopover
      label={label}
      value={value}
      onChange={onChange}
      today={today}
      {...(facts && { facts })}
      defaultOpen={defaultOpen}
      withEntry
      trigger={
        <FilterButton
          label={label}
          value={value === null ? undefined : formatDateInput(value)}
          onClear={() => onChange(null)}
        />
      }
    />
  );
}
