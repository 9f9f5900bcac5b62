import type { Order } from "@kreislauf/contract/orders";

/** The props of every action dialog. */
export interface OrderActionProps {
  /** One order; only setting to done takes several. */
  readonly orders: readonly [Order, ...Order[]];
  readonly onDone: (orders: readonly Order[], message: string) => void;
  readonly onClosed: () => void;
}
