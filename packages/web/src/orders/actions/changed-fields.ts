import {
  editableOrderFields,
  type Order,
  type OrderCreation,
  type OrderEdit,
  recordOf,
} from "@kreislauf/contract/orders";

/** The changed fields of an edit, without the version they are based on. */
export type EditedFields = Omit<OrderEdit, "version">;

/** The fields whose value in the form differs from the order's. */
export function changedFields(order: Order, edited: OrderCreation): EditedFields {
  const changed = editableOrderFields.filter((name) => edited[name] !== order[name]);
  // The cast is safe: each value comes from the field of the same name.
  return recordOf(changed, (name) => edited[name]) as EditedFields;
}
