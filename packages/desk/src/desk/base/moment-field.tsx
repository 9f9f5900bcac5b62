import { berlinDate } from "@kreislauf/contract/base";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Field, type FieldProps } from "@kreislauf/ui/controls/field.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { DateField } from "@kreislauf/ui/dates/date-field.tsx";
import { momentFieldTexts } from "./moment-field.texts.ts";
import styles from "./moment-field.module.css";

interface MomentFieldProps extends Pick<FieldProps, "optional" | "hint" | "error"> {
  label: string;
  /** `YYYY-MM-DDTHH:MM`, as `instantOfInput` reads it; empty if neither date nor time is entered. */
  value: string;
  onChange: (value: string) => void;
}

const timeLength = 5;
const joined = (day: string, time: string) => (day === "" && time === "" ? "" : `${day}T${time}`);

/** Two fields for a date and a time of day. */
export function MomentField({ label, optional, hint, error, value, onChange }: MomentFieldProps) {
  const texts = useTexts(momentFieldTexts);
  const [day = "", time = ""] = value.split("T");
  const isHourMissing = day !== "" && time === "";
  return (
    <Field label={label} optional={optional} hint={hint} kind="group">
      {() => (
        <div className={styles.parts}>
          <DateField
            label={label}
            labelHidden
            today={berlinDate(now())}
            value={day === "" ? null : day}
            error={error !== undefined && isHourMissing ? texts.hourMissing : error}
            onChange={(next) => onChange(joined(next ?? "", time))}
          />
          <TextField
            label={texts.timeOf(label)}
            labelHidden
            inputMode="numeric"
            autoComplete="off"
            placeholder={texts.timeShape}
            maxLength={timeLength}
            aria-invalid={error !== undefined}
            value={time}
            onChange={({ target }) => onChange(joined(day, target.value))}
            onBlur={() => /^\d:\d\d$/.test(time) && onChange(joined(day, time.padStart(timeLength, "0")))}
          />
        </div>
      )}
    </Field>
  );
}
