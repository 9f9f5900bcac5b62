import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { ApiError } from "./api-error.ts";

/**
 * Shows the errors of a refused request at the given fields and focuses the first of them; false if no error names one
 * of these fields.
 */
export function setServerErrors<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  fields: readonly FieldPath<Values>[],
  { details }: ApiError,
): boolean {
  const errors = fields.flatMap((field) => {
    const error = details.find((each) => each.field === field);
    return error === undefined ? [] : [{ field, message: error.message }];
  });
  for (const { field, message } of errors) form.setError(field, { type: "server", message });
  const [first] = errors;
  if (first !== undefined) form.setFocus(first.field);
  return first !== undefined;
}
