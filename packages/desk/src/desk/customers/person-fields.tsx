import { useTexts } from "@kreislauf/ui/base/language.ts";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { fieldErrorOf } from "../../base/field-error.ts";
import styles from "../base/page.module.css";
import { customersTexts } from "../customers.texts.ts";

export interface PersonInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}
export const noPerson: PersonInput = { firstName: "", lastName: "", email: "", phone: "" };

interface PersonFieldsProps {
  person: PersonInput;
  onChange: (person: PersonInput) => void;
  /** The error of the last attempt to save, or null. */
  error: unknown;
  /** Whether the fields must be filled in; false while the form may be sent without a person. */
  required?: boolean;
  /** Focuses the first field. */
  autoFocus?: boolean;
}

export function PersonFields(props: PersonFieldsProps) {
  const { person, onChange, error, required = true, autoFocus = false } = props;
  const texts = useTexts(customersTexts);
  return (
    <div className={styles.fields}>
      {(["firstName", "lastName", "email", "phone"] as const).map((name) => (
        <TextField
          key={name}
          label={texts[name]}
          type={name === "email" ? "email" : name === "phone" ? "tel" : "text"}
          required={required}
          autoComplete="off"
          autoFocus={autoFocus && name === "firstName"}
          value={person[name]}
          error={fieldErrorOf(error, name)}
          onChange={(event) => onChange({ ...person, [name]: event.target.value })}
        />
      ))}
    </div>
  );
}
