import type { Order } from "@kreislauf/contract/orders";
import { ordersTexts } from "@kreislauf/contract/orders";
import { useLanguage, useTexts } from "../base/language.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { orderActionIcons } from "./order-action-icons.ts";
import { orderActionsTexts } from "./order-actions.texts.ts";
import { shownActions } from "./shown-actions.ts";
import type { StartOrderAction } from "./use-order-actions.tsx";

/** What can be done with an order in a row of a table. */
export function OrderRowActions({ order, start }: { order: Order; start: StartOrderAction }) {
  const language = useLanguage();
  const { label } = useTexts(orderActionsTexts);
  const words = useTexts(ordersTexts).action;
  return shownActions(order, language).map(({ action, lockedBecause }) => (
    <IconButton
      key={action}
      icon={orderActionIcons[action]}
      label={label[action](order.orderNumber)}
      tooltip={words[action]}
      lockedBecause={lockedBecause}
      onClick={() => start(action, order)}
    />
  ));
}
