import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { ApiError } from "./api-error.ts";

/** Puts the complaints of a validation beside the fields they are about; false where the form has none of them. */
export function setServerErrors<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  fields: readonly FieldPath<Values>[],
  { details }: ApiError,
): boolean {
  const complaints = fields.flatMap((field) => {
    const complaint = details.find((each) => each.field === field);
    return complaint === undefined ? [] : [{ field, message: complaint.message }];
  });
  for (const { field, message } of complaints) form.setError(field, { type: "server", message });
  const [first] = complaints;
  if (first !== undefined) form.setFocus(first.field);
  return first !== undefined;
}
