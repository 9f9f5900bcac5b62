import { CalendarPopover } from "./calendar-popover.tsx";
import type { DayFacts } from "./calendar-day.tsx";
import { FilterButton } from "./filter-button.tsx";
import { formatDateInput } from "./date-input.ts";

interface FilterDateProps {
  label: string;
  value: string | null;
  onChange: (date: string | null) => void;
  today: string;
  /** Days that the other end of a range rules out. */
  facts?: (date: string) => DayFacts;
  defaultOpen?: boolean;
}

/** A filter by a day. */
export function FilterDate({ label, value, onChange, today, facts, defaultOpen = false }: FilterDateProps) {
  return (
    <CalendarPopover
      label={label}
      value={value}
      onChange={onChange}
      today={today}
      {...(facts && { facts })}
      defaultOpen={defaultOpen}
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
