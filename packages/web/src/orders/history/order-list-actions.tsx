import type { Order } from "@kreislauf/contract/orders";
import { FeedbackButtons } from "../actions/feedback-buttons.tsx";
import { OrderCardMenu } from "./order-card-menu.tsx";
import { OrderRowActions } from "./order-row-actions.tsx";
import type { StartOrderAction } from "../actions/use-order-actions.tsx";

export interface OrderListActionsProps {
  readonly order: Order;
  readonly startAction: StartOrderAction;
  readonly orderAgain: (order: Order) => void;
  readonly place: "row" | "cardMenu" | "cardFoot";
}

/**
 * Renders the actions of an order in the list: as buttons of a table row, as a card's menu, or as a card's feedback
 * buttons. This module is loaded after the first paint.
 */
export const renderOrderListActions = ({ place, ...props }: OrderListActionsProps) => {
  if (place === "row") return <OrderRowActions {...props} />;
  return place === "cardMenu" ? <OrderCardMenu {...props} /> : <FeedbackButtons {...props} small />;
};
