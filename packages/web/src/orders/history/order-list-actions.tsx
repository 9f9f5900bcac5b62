import type { Order } from "@kreislauf/contract/orders";
import { OrderCardMenu } from "./order-card-menu.tsx";
import { OrderRowActions } from "./order-row-actions.tsx";
import type { StartOrderAction } from "../actions/use-order-actions.tsx";

export interface OrderListActionsProps {
  readonly order: Order;
  readonly start: StartOrderAction;
  readonly again: (order: Order) => void;
  readonly onCard: boolean;
}

/** What can be done with an order of a list. Comes after the first picture of the list. */
export const renderOrderListActions = ({ onCard, ...props }: OrderListActionsProps) =>
  onCard ? <OrderCardMenu {...props} /> : <OrderRowActions {...props} />;
