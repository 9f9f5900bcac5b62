import type { Order } from "@kreislauf/contract/orders";

/** The props of every dialog that carries out an action on orders. */
export interface OrderActionProps {
  /** Exactly one order, except for setting orders to done, which takes several. */
  readonly orders: readonly [Order, ...Order[]];
  readonly onDone: (orders: readonly Order[], message: string) => void;
  readonly onClosed: () => void;
}
