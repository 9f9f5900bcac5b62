import { ordersTexts, type Order, type OrderAction } from "@kreislauf/contract/orders";
import { Repeat } from "lucide-react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useNow } from "@kreislauf/ui/base/use-now.ts";
import { Button, type ButtonStyle } from "@kreislauf/ui/controls/button.tsx";
import { orderActionIcons } from "../actions/order-action-icons.ts";
import { orderActionsTexts } from "../actions/order-actions.texts.ts";
import { ActionDeadlines } from "../actions/action-deadlines.tsx";
import { FeedbackButtons } from "../actions/feedback-buttons.tsx";
import { visibleActions } from "../actions/visible-actions.ts";
import type { StartOrderAction } from "../actions/use-order-actions.tsx";
import { awaitsFeedback } from "../base/awaits-feedback.ts";
import { OrderSlipButton } from "./order-slip-button.tsx";
import styles from "./order-detail.module.css";

/** The styles of the action buttons; every other action is a secondary button. */
const buttonVariants: Readonly<Partial<Record<OrderAction, NonNullable<ButtonStyle["variant"]>>>> = {
  cancel: "danger",
  close_claim: "primary",
};

interface OrderActionBarProps {
  order: Order;
  startAction: StartOrderAction;
  orderAgain: (order: Order) => void;
}

/** The actions on an order's own page, with their deadlines or the reason why they are locked. */
export function OrderActionBar({ order, startAction, orderAgain }: OrderActionBarProps) {
  const language = useLanguage();
  const texts = useTexts(orderActionsTexts);
  const words = useTexts(ordersTexts).action;
  const shown = visibleActions(order, useNow(), language);
  return (
    <div className={styles.bar}>
      <div className={styles.buttons} role="group" aria-label={texts.bar}>
        {awaitsFeedback(order) ? (
          <FeedbackButtons order={order} startAction={startAction} />
        ) : (
          shown.map(({ action, lockedBecause }) => (
            <Button
              key={action}
              variant={(lockedBecause === undefined && buttonVariants[action]) || "secondary"}
              icon={orderActionIcons[action]}
              lockedBecause={lockedBecause}
              reasonElsewhere
              onClick={() => startAction(action, order)}
            >
              {words[action]}
            </Button>
          ))
        )}
        <Button icon={Repeat} onClick={() => orderAgain(order)}>
          {texts.again}
        </Button>
        <OrderSlipButton order={order} />
      </div>
      <ActionDeadlines actions={order.actions} />
    </div>
  );
}
