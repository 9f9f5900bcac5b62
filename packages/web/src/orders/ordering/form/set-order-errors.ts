import { orderTextFields } from "@kreislauf/contract/orders";
import type { ApiError } from "../../../base/api-error.ts";
import { setServerErrors } from "../../../base/set-server-errors.ts";
import { orderErrorField } from "./order-error-field.ts";
import type { OrderForm } from "./use-order-form.ts";

const draftFields = [
  "containerActionId",
  "amount",
  "desiredDate",
  "timeWindow",
  "proofNumber",
  ...orderTextFields,
] as const;

/** Shows the errors of a refusal at the fields of the order; returns true if a field shows one. */
export function setOrderErrors(form: OrderForm, error: ApiError): boolean {
  const field = orderErrorField(error.code);
  if (field === null) return setServerErrors(form, draftFields, error);
  form.setError(field, { type: "server", message: error.message });
  form.setFocus(field);
  return true;
}
