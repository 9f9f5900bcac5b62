import { useController, type Control, type FieldPath, type FieldValues } from "react-hook-form";
import type { ChoiceOption } from "@kreislauf/ui/controls/choice-row.tsx";
import { ChoiceRows } from "@kreislauf/ui/controls/choice-rows.tsx";
import { compositeFieldRef } from "../base/composite-field-ref.ts";

interface ReasonFieldProps<Values extends FieldValues, Body, Id extends number> {
  control: Control<Values, unknown, Body>;
  name: FieldPath<Values>;
  label: string;
  options: readonly ChoiceOption<Id>[];
  /** The error shown while no reason is chosen; without it the schema's message is shown. */
  missing?: string;
  onChosen?: () => void;
}

/** A form field with the reasons as radio buttons, of which one must be chosen. */
export function ReasonField<Values extends FieldValues, Body, Id extends number>(
  props: ReasonFieldProps<Values, Body, Id>,
) {
  const { control, name, label, options, missing, onChosen } = props;
  const {
    field,
    fieldState: { error },
  } = useController({ control, name });
  return (
    <div ref={compositeFieldRef(field, "input")}>
      <ChoiceRows<Id>
        label={label}
        error={error && ((field.value === null && missing) || error.message)}
        options={options}
        value={field.value}
        onChange={(id) => {
          field.onChange(id);
          onChosen?.();
        }}
      />
    </div>
  );
}
