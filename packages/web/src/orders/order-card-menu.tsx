import type { Order } from "@kreislauf/contract/orders";
import { ordersTexts } from "@kreislauf/contract/orders";
import { Ellipsis } from "lucide-react";
import { useLanguage, useTexts } from "../base/language.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Menu } from "../ui/menu.tsx";
import { orderActionIcons } from "./order-action-icons.ts";
import { orderActionsTexts } from "./order-actions.texts.ts";
import { shownActions } from "./shown-actions.ts";
import type { StartOrderAction } from "./use-order-actions.tsx";

/** What can be done with an order on a card. */
export function OrderCardMenu({ order, start }: { order: Order; start: StartOrderAction }) {
  const language = useLanguage();
  const { menu } = useTexts(orderActionsTexts);
  const words = useTexts(ordersTexts).action;
  const shown = shownActions(order, language);
  if (shown.length === 0) return null;
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={menu(order.orderNumber)} />}
      entries={shown.map(({ action, lockedBecause }) => ({
        text: words[action],
        icon: orderActionIcons[action],
        danger: action === "cancel",
        lockedBecause,
        onSelect: () => start(action, order),
      }))}
    />
  );
}
