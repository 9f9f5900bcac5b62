import type { Order, OrderAction } from "@kreislauf/contract/orders";
import { ordersTexts } from "@kreislauf/contract/orders";
import { Repeat } from "lucide-react";
import { useLanguage, useTexts } from "../base/language.tsx";
import { useNow } from "../base/use-now.ts";
import { Button } from "../ui/button.tsx";
import type { ButtonLook } from "../ui/button.tsx";
import { orderActionIcons } from "./order-action-icons.ts";
import { orderActionsTexts } from "./order-actions.texts.ts";
import { OrderDeadlines } from "./order-deadlines.tsx";
import { shownActions } from "./shown-actions.ts";
import type { StartOrderAction } from "./use-order-actions.tsx";
import styles from "./order-detail.module.css";

const looks: Readonly<Record<OrderAction, NonNullable<ButtonLook["variant"]>>> = {
  edit: "secondary",
  cancel: "danger",
  claim: "secondary",
  close_claim: "primary",
  resolved: "primary",
};

interface OrderActionBarProps {
  order: Order;
  start: StartOrderAction;
  again: (order: Order) => void;
}

/** What can be done with an order on its own page, until when, or why not. */
export function OrderActionBar({ order, start, again }: OrderActionBarProps) {
  const language = useLanguage();
  const texts = useTexts(orderActionsTexts);
  const words = useTexts(ordersTexts).action;
  const shown = shownActions(order, useNow(), language);
  return (
    <div className={styles.bar}>
      <div className={styles.buttons} role="group" aria-label={texts.bar}>
        {shown.map(({ action, lockedBecause }) => (
          <Button
            key={action}
            variant={lockedBecause === undefined ? looks[action] : "secondary"}
            icon={orderActionIcons[action]}
            lockedBecause={lockedBecause}
            reasonElsewhere
            onClick={() => start(action, order)}
          >
            {words[action]}
          </Button>
        ))}
        <Button icon={Repeat} onClick={() => again(order)}>
          {texts.again}
        </Button>
      </div>
      <OrderDeadlines actions={order.actions} />
    </div>
  );
}
