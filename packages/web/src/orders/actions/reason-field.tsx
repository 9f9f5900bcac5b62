import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { useController } from "react-hook-form";
import type { ChoiceOption } from "@kreislauf/ui/controls/choice-row.tsx";
import { ChoiceRows } from "@kreislauf/ui/controls/choice-rows.tsx";
import { compositeFieldRef } from "../base/composite-field-ref.ts";

interface ReasonFieldProps<Values extends FieldValues, Body, Id extends number> {
  control: Control<Values, unknown, Body>;
  name: FieldPath<Values>;
  label: string;
  options: readonly ChoiceOption<Id>[];
  /** Said instead of the rule's own sentence while none is chosen. */
  missing?: string;
  onChosen?: () => void;
}

/** Why a step is taken, as one of the reasons that its dialog offers. */
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
