import { Calendar as CalendarIcon } from "lucide-react";
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from "react";
import { useTexts } from "../base/language.ts";
import { CalendarPopover } from "./calendar-popover.tsx";
import type { CalendarProps } from "./calendar.tsx";
import { Icon } from "../drawings/icon.tsx";
import { TextField } from "../controls/text-field.tsx";
import type { FieldProps } from "../controls/field.tsx";
import { parseDateInput, formatDateInput } from "./date-input.ts";
import { uiTexts } from "../ui.texts.ts";
import boxStyles from "../controls/text-box.module.css";

interface DateFieldProps extends FieldProps, Omit<CalendarProps, "label" | "onChange" | "autoFocus"> {
  /** Null while the input is not a date. */
  onChange: (date: string | null) => void;
  onBlur?: () => void;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const labelHeight = 36; // px: the label, and half of the field above its calendar icon

/**
 * A date that is typed or chosen from the calendar. An unreadable input keeps the browser from submitting the form,
 * because the owner gets null for it as for an empty field.
 */
export function DateField(props: DateFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    onMonthChange,
    today,
    facts,
    from,
    to,
    lockedLegend,
    disabled = false,
    error,
    ref,
    ...field
  } = props;
  const texts = useTexts(uiTexts).date;
  const [typed, setTyped] = useState<string | null>(null);
  const [touched, setTouched] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // Based on what was typed, not on `value`: an owner may ignore null and keep its last day.
  const unreadable = typed !== null && typed !== "" && parseDateInput(typed, today) === undefined;
  useEffect(() => input.current?.setCustomValidity(unreadable ? texts.unreadable : ""));
  useEffect(() => {
    // A day that was set elsewhere replaces what was typed.
    if (value !== null && document.activeElement !== input.current) setTyped(null);
  }, [value]);
  const locked = value === null ? undefined : facts?.(value).lockedBecause;
  const choose = (date: string) => {
    setTyped(null);
    onChange(date);
  };
  return (
    <TextField
      {...field}
      ref={input}
      inputMode="numeric"
      autoComplete="off"
      placeholder={texts.shape}
      disabled={disabled}
      error={touched && unreadable ? texts.unreadable : (error ?? locked)}
      value={typed ?? (value === null ? "" : formatDateInput(value))}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parseDateInput(target.value, today) ?? null);
      }}
      onBlur={() => {
        // Writes a recognized date in full, so that users see which year was assumed.
        if (!unreadable) setTyped(null);
        setTouched(true);
        onBlur?.();
      }}
      trailing={
        !disabled && (
          <CalendarPopover
            labelHeight={field.labelHidden === true ? 0 : labelHeight}
            label={field.label}
            value={value}
            onChange={choose}
            today={today}
            {...(onMonthChange && { onMonthChange })}
            {...(facts && { facts })}
            {...(from !== undefined && { from })}
            {...(to !== undefined && { to })}
            {...(lockedLegend !== undefined && { lockedLegend })}
            trigger={
              <button type="button" className={boxStyles.inner} aria-label={texts.open(field.label)}>
                <Icon of={CalendarIcon} />
              </button>
            }
          />
        )
      }
    />
  );
}
