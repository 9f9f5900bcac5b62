import type { Order, OrderCreation, OrderEdit } from "@kreislauf/contract/orders";

/** What the edit dialog can change. */
export type EditedFields = Omit<OrderEdit, "version">;

/** The fields that are to become something else than they are. */
export function changedFields(order: Order, wish: OrderCreation): EditedFields {
  const { desiredDate, timeWindow, customerOrderNumber, noteToDisposer, amount, containerActionId } = wish;
  return {
    ...(desiredDate !== order.desiredDate && { desiredDate }),
    ...(timeWindow !== order.timeWindow && { timeWindow }),
    ...(customerOrderNumber !== order.customerOrderNumber && { customerOrderNumber }),
    ...(noteToDisposer !== order.noteToDisposer && { noteToDisposer }),
    ...(amount !== order.amount && { amount }),
    ...(containerActionId !== order.containerActionId && { containerActionId }),
  };
}
