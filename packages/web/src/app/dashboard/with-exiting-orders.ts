import type { Order } from "@kreislauf/contract/orders";

export interface ExitingOrder {
  readonly order: Order;
  /** The order's index in the list before it was marked as done. */
  readonly index: number;
}

export interface FeedbackRow {
  readonly order: Order;
  readonly isExiting: boolean;
}

/** The orders that wait for feedback, and those that are disappearing, still at their old positions. */
export function withExitingOrders(orders: readonly Order[], exiting: readonly ExitingOrder[]): FeedbackRow[] {
  const gone = new Set(exiting.map(({ order }) => order.id));
  const rows = orders.filter(({ id }) => !gone.has(id)).map((order) => ({ order, isExiting: false }));
  for (const { order, index } of exiting) rows.splice(index, 0, { order, isExiting: true });
  return rows;
}
