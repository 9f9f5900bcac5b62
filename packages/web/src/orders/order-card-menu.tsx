import type { Order } from "@kreislauf/contract/orders";
import { ordersTexts } from "@kreislauf/contract/orders";
import { Ellipsis, Repeat } from "lucide-react";
import { now } from "../base/clock.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Menu } from "../ui/menu.tsx";
import { orderActionIcons } from "./order-action-icons.ts";
import { orderActionsTexts } from "./order-actions.texts.ts";
import { shownActions } from "./shown-actions.ts";
import type { StartOrderAction } from "./use-order-actions.tsx";

interface OrderCardMenuProps {
  order: Order;
  start: StartOrderAction;
  again: (order: Order) => void;
}

/** What can be done with an order on a card. */
export function OrderCardMenu({ order, start, again }: OrderCardMenuProps) {
  const language = useLanguage();
  const texts = useTexts(orderActionsTexts);
  const words = useTexts(ordersTexts).action;
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={texts.menu(order.orderNumber)} />}
      entries={[
        ...shownActions(order, now(), language).map(({ action, lockedBecause }) => ({
          text: words[action],
          icon: orderActionIcons[action],
          danger: action === "cancel",
          lockedBecause,
          onSelect: () => start(action, order),
        })),
        { text: texts.again, icon: Repeat, onSelect: () => again(order) },
      ]}
    />
  );
}
