import {
  editableOrderFields,
  type Order,
  type OrderCreation,
  type OrderEdit,
  recordOf,
} from "@kreislauf/contract/orders";

/** What the edit dialog can change. */
export type EditedFields = Omit<OrderEdit, "version">;

/** The fields that are to become something else than they are. */
export function changedFields(order: Order, wish: OrderCreation): EditedFields {
  const changed = editableOrderFields.filter((name) => wish[name] !== order[name]);
  // Each value is that of the field it is filed under.
  return recordOf(changed, (name) => wish[name]) as EditedFields;
}
