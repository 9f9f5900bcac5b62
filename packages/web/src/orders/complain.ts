import type { ApiError } from "../base/api-error.ts";
import { complainBeside } from "./complain-beside.ts";
import { refusedField } from "./refused-field.ts";
import type { OrderForm } from "./use-order-form.ts";

const draftFields = [
  "containerActionId",
  "amount",
  "desiredDate",
  "timeWindow",
  "customerOrderNumber",
  "noteToDisposer",
  "details",
] as const;

/** Puts a refusal beside the fields of an order that it is about; false where it is about none. */
export function complain(form: OrderForm, error: ApiError): boolean {
  const field = refusedField(error.code);
  if (field === null) return complainBeside(form, draftFields, error);
  form.setError(field, { type: "server", message: error.message });
  form.setFocus(field);
  return true;
}
