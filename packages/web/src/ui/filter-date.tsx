import { CalendarPopover } from "./calendar-popover.tsx";
import { FilterButton } from "./filter-button.tsx";
import { writtenDate } from "./typed-date.ts";

interface FilterDateProps {
  label: string;
  value: string | null;
  onChange: (date: string | null) => void;
  today: string;
}

/** A filter by a day; filters take any day. */
export function FilterDate({ label, value, onChange, today }: FilterDateProps) {
  return (
    <CalendarPopover
      label={label}
      value={value}
      onChange={onChange}
      today={today}
      trigger={
        <FilterButton
          label={label}
          value={value === null ? undefined : writtenDate(value)}
          onClear={() => onChange(null)}
        />
      }
    />
  );
}
