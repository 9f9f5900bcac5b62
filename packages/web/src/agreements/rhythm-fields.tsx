import { cycleIntervalIds, cycleWeekdays, intervalWords } from "@kreislauf/contract/agreements";
import { calendarTexts } from "@kreislauf/contract/base";
import { useLanguage, useTexts } from "../base/language.tsx";
import { Select } from "../ui/select.tsx";
import { ToggleRow } from "../ui/toggle-row.tsx";
import type { Rhythm } from "./rhythm.ts";
import { daysAsked, missingInRhythm, withDay, withInterval } from "./rhythm.ts";
import { rhythmTexts } from "./rhythm.texts.ts";

interface RhythmFieldsProps {
  rhythm: Rhythm;
  onChange: (rhythm: Rhythm) => void;
  /** Says what is missing. */
  judged: boolean;
}

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** How often, and on which days. */
export function RhythmFields({ rhythm, onChange, judged }: RhythmFieldsProps) {
  const language = useLanguage();
  const texts = useTexts(rhythmTexts);
  const { weekdays, weekdaysShort } = useTexts(calendarTexts);
  const { cycleInterval, weekday1, weekday2 } = rhythm;
  const missing = judged ? missingInRhythm(rhythm) : null;
  const isTwice = daysAsked(rhythm) === 2;
  return (
    <>
      <Select
        label={texts.interval}
        placeholder={texts.choose}
        error={missing === "interval" ? texts.missing.interval : undefined}
        options={cycleIntervalIds.map((id) => ({
          value: id,
          label: sentenceCase(intervalWords(id, language)),
        }))}
        value={cycleInterval}
        onChange={(id) => onChange(withInterval(rhythm, id))}
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
          onToggle={(day) => onChange(withDay(rhythm, day))}
        />
      )}
    </>
  );
}
