import {
  editableOrderFields,
  type Order,
  type OrderCreation,
  type OrderEdit,
  recordOf,
} from "@kreislauf/contract/orders";

/** The fields changed by an edit; `version`, the version the edit is based on, is not among them. */
export type EditedFields = Omit<OrderEdit, "version">;

/** The editable fields whose value in the form differs from the order's value. */
export function changedFields(order: Order, edited: OrderCreation): EditedFields {
  const changed = editableOrderFields.filter((name) => edited[name] !== order[name]);
  // The cast is safe, because each value is read from the field of the same name.
  return recordOf(changed, (name) => edited[name]) as EditedFields;
}
