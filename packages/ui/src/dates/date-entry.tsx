import { useState } from "react";
import { useTexts } from "../base/language.ts";
import { uiTexts } from "../ui.texts.ts";
import type { DayFacts } from "./calendar-day.tsx";
import { formatDateInput, isCompleteDateInput, parseDateInput } from "./date-input.ts";
import { TextField } from "../controls/text-field.tsx";

interface DateEntryProps {
  /** The accessible name: what the date is for. Not visible, because the popup already names it. */
  label: string;
  value: string | null;
  today: string;
  facts?: ((date: string) => DayFacts) | undefined;
  /**
   * Called with a date that can be chosen: once it is typed with all digits of its year, and on Enter, which sets
   * `done`.
   */
  onEnter: (date: string, done: boolean) => void;
}

/** A text field for a date, above a calendar. */
export function DateEntry({ label, value, today, facts, onEnter }: DateEntryProps) {
  const texts = useTexts(uiTexts).date;
  const [typed, setTyped] = useState(value === null ? "" : formatDateInput(value));
  const [problem, setProblem] = useState<string>();
  const enter = (text: string, done: boolean) => {
    const date = parseDateInput(text, today);
    const reason = date === undefined ? texts.unreadable : facts?.(date).lockedBecause;
    setProblem(text.trim() === "" ? undefined : reason);
    if (date !== undefined && reason === undefined) onEnter(date, done);
  };
  return (
    <TextField
      label={texts.enter(label)}
      labelHidden
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      placeholder={texts.shape}
      error={problem}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        setProblem(undefined);
        if (isCompleteDateInput(target.value)) enter(target.value, false);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        enter(typed, true);
      }}
    />
  );
}
