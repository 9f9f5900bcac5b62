import { ordersTexts, type Order } from "@kreislauf/contract/orders";
import { Ellipsis, Repeat } from "lucide-react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { Menu } from "@kreislauf/ui/overlays/menu.tsx";
import { orderActionIcons } from "../actions/order-action-icons.ts";
import { orderActionsTexts } from "../actions/order-actions.texts.ts";
import { visibleActions } from "../actions/visible-actions.ts";
import type { StartOrderAction } from "../actions/use-order-actions.tsx";
import { awaitsFeedback } from "../base/awaits-feedback.ts";

interface OrderCardMenuProps {
  order: Order;
  startAction: StartOrderAction;
  orderAgain: (order: Order) => void;
}

/** The menu with an order's actions on a card. If the card has buttons for feedback, the menu does not repeat them. */
export function OrderCardMenu({ order, startAction, orderAgain }: OrderCardMenuProps) {
  const language = useLanguage();
  const texts = useTexts(orderActionsTexts);
  const words = useTexts(ordersTexts).action;
  const shown = awaitsFeedback(order) ? [] : visibleActions(order, now(), language);
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={texts.menu(order.orderNumber)} />}
      entries={[
        ...shown.map(({ action, lockedBecause }) => ({
          text: words[action],
          icon: orderActionIcons[action],
          danger: action === "cancel",
          lockedBecause,
          onSelect: () => startAction(action, order),
        })),
        { text: texts.again, icon: Repeat, onSelect: () => orderAgain(order) },
      ]}
    />
  );
}
