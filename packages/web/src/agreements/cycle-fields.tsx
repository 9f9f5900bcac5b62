import { cycleIntervalIds, cycleWeekdays, formatCycleInterval } from "@kreislauf/contract/agreements";
import { dateTexts } from "@kreislauf/contract/base";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { ToggleRow } from "@kreislauf/ui/controls/toggle-row.tsx";
import { weekdayCount, missingInCycle, withWeekday, withInterval, type CycleDraft } from "./cycle-draft.ts";
import { cycleFieldsTexts } from "./cycle-fields.texts.ts";

interface CycleFieldsProps {
  cycle: CycleDraft;
  onChange: (cycle: CycleDraft) => void;
  /** Whether fields that are still empty show an error. */
  showErrors: boolean;
}

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The fields for the interval and the weekdays of a cycle. */
export function CycleFields({ cycle, onChange, showErrors }: CycleFieldsProps) {
  const language = useLanguage();
  const texts = useTexts(cycleFieldsTexts);
  const { weekdays, weekdaysShort } = useTexts(dateTexts);
  const { cycleInterval, weekday1, weekday2 } = cycle;
  const missing = showErrors ? missingInCycle(cycle) : null;
  const isTwice = weekdayCount(cycle) === 2;
  return (
    <>
      <Select
        label={texts.interval}
        placeholder={texts.choose}
        error={missing === "interval" ? texts.missing.interval : undefined}
        options={cycleIntervalIds.map((id) => ({
          value: id,
          label: sentenceCase(formatCycleInterval(id, language)),
        }))}
        value={cycleInterval}
        onChange={(id) => onChange(withInterval(cycle, id))}
      />
      {cycleInterval !== null && (
        <ToggleRow
          label={isTwice ? texts.days : texts.day}
          labelNote={isTwice ? texts.exactlyTwo : undefined}
          hint={texts.holidays}
          error={missing === "day" || missing === "twoDays" ? texts.missing[missing] : undefined}
          several={isTwice}
          options={cycleWeekdays.map((day) => ({
            value: day,
            label: weekdays[day],
            short: weekdaysShort[day].replace(".", ""),
          }))}
          chosen={[weekday1, weekday2].filter((day) => day !== null)}
          onToggle={(day) => onChange(withWeekday(cycle, day))}
        />
      )}
    </>
  );
}
