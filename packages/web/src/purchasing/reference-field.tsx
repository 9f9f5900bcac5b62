import { type ReferenceField as FieldName, type OrderReferences } from "@kreislauf/contract/purchasing";
import { SuggestField } from "@kreislauf/ui/controls/suggest-field.tsx";
import { Hash } from "lucide-react";

interface ReferenceFieldProps {
  name: FieldName;
  label: string;
  references: OrderReferences;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref?: (element: HTMLInputElement | null) => void;
}

const mostSuggested = 6;

/** A text field that suggests the open entries of the company's list. */
export function ReferenceField({ name, label, references, value, error, ...field }: ReferenceFieldProps) {
  const typed = value.trim().toLocaleLowerCase();
  const entries = references.entries.filter((entry) => entry.field === name && !entry.closed);
  const found = entries.filter(({ code, name: words }) =>
    `${code} ${words ?? ""}`.toLocaleLowerCase().includes(typed),
  );
  return (
    <SuggestField
      {...field}
      name={name}
      label={label}
      optional={references.rules[name].mode !== "required"}
      error={error}
      value={value}
      suggestionIcon={Hash}
      suggestions={found
        .filter(({ code }) => code !== value)
        .slice(0, mostSuggested)
        .map(({ code, name: words }) => ({ key: code, title: code, ...(words !== null && { text: words }) }))}
      onPick={({ key }) => field.onChange(key)}
    />
  );
}
