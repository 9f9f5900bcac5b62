import type { Order } from "@kreislauf/contract/orders";

export interface LeavingOrder {
  readonly order: Order;
  /** Where it stood. */
  readonly index: number;
}

export interface WaitingRow {
  readonly order: Order;
  readonly isLeaving: boolean;
}

/** The orders that wait, with those that leave still in their places. */
export function withLeaving(orders: readonly Order[], leaving: readonly LeavingOrder[]): WaitingRow[] {
  const gone = new Set(leaving.map(({ order }) => order.id));
  const rows = orders.filter(({ id }) => !gone.has(id)).map((order) => ({ order, isLeaving: false }));
  for (const { order, index } of leaving) rows.splice(index, 0, { order, isLeaving: true });
  return rows;
}
