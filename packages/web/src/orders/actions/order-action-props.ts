import type { Order } from "@kreislauf/contract/orders";

/** What every dialog for an action gets. */
export interface OrderActionProps {
  /** One; for setting to done also several. */
  readonly orders: readonly [Order, ...Order[]];
  readonly onDone: (orders: readonly Order[], message: string) => void;
  readonly onClosed: () => void;
}
