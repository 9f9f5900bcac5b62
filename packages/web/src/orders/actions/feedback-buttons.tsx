import type { Order } from "@kreislauf/contract/orders";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { orderActionIcons } from "./order-action-icons.ts";
import { orderActionsTexts } from "./order-actions.texts.ts";
import type { StartOrderAction } from "./use-order-actions.tsx";
import styles from "./feedback-buttons.module.css";

interface FeedbackButtonsProps {
  order: Order;
  startAction: StartOrderAction;
  small?: boolean;
}

/** The buttons that say whether a past order went well. They look alike, so that neither answer is suggested. */
export function FeedbackButtons({ order, startAction, small = false }: FeedbackButtonsProps) {
  const texts = useTexts(orderActionsTexts);
  return (
    <div className={styles.pair}>
      {(["resolved", "claim"] as const).map((action) => (
        <Button
          key={action}
          small={small}
          block
          icon={orderActionIcons[action]}
          aria-label={texts.label[action](order.orderNumber)}
          onClick={() => startAction(action, order)}
        >
          {texts.feedback[action]}
        </Button>
      ))}
    </div>
  );
}
