import type { Order, OrderAction } from "@kreislauf/contract/orders";
import { ordersTexts } from "@kreislauf/contract/orders";
import { useLanguage, useTexts } from "../base/language.tsx";
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

/** What can be done with an order on its own page, until when, or why not. */
export function OrderActionBar({ order, start }: { order: Order; start: StartOrderAction }) {
  const language = useLanguage();
  const { bar } = useTexts(orderActionsTexts);
  const words = useTexts(ordersTexts).action;
  const shown = shownActions(order, language);
  return (
    <div className={styles.bar}>
      {shown.length > 0 && (
        <div className={styles.buttons} role="group" aria-label={bar}>
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
        </div>
      )}
      <OrderDeadlines actions={order.actions} />
    </div>
  );
}
