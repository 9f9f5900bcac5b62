import type { Order } from "@kreislauf/contract/orders";
import { OrderCardMenu } from "./order-card-menu.tsx";
import { OrderRowActions } from "./order-row-actions.tsx";
import type { StartOrderAction } from "../actions/use-order-actions.tsx";

export interface OrderListActionsProps {
  readonly order: Order;
  readonly startAction: StartOrderAction;
  readonly orderAgain: (order: Order) => void;
  readonly onCard: boolean;
}

/** The actions of an order in a list, loaded after the first paint. */
export const renderOrderListActions = ({ onCard, ...props }: OrderListActionsProps) =>
  onCard ? <OrderCardMenu {...props} /> : <OrderRowActions {...props} />;
