import type { Order } from "@kreislauf/contract/orders";

export interface ExitingOrder {
  readonly order: Order;
  /** Where it stood. */
  readonly index: number;
}

export interface FeedbackRow {
  readonly order: Order;
  readonly isExiting: boolean;
}

/** The orders that wait, with those that leave still in their places. */
export function withExitingOrders(orders: readonly Order[], leaving: readonly ExitingOrder[]): FeedbackRow[] {
  const gone = new Set(leaving.map(({ order }) => order.id));
  const rows = orders.filter(({ id }) => !gone.has(id)).map((order) => ({ order, isExiting: false }));
  for (const { order, index } of leaving) rows.splice(index, 0, { order, isExiting: true });
  return rows;
}
