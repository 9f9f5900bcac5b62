import { ordersTexts, type Order } from "@kreislauf/contract/orders";
import { Repeat } from "lucide-react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { orderActionIcons } from "../actions/order-action-icons.ts";
import { orderActionsTexts } from "../actions/order-actions.texts.ts";
import { visibleActions } from "../actions/visible-actions.ts";
import type { StartOrderAction } from "../actions/use-order-actions.tsx";

interface OrderRowActionsProps {
  order: Order;
  startAction: StartOrderAction;
  orderAgain: (order: Order) => void;
}

/** The buttons with the actions of an order in a table row. */
export function OrderRowActions({ order, startAction, orderAgain }: OrderRowActionsProps) {
  const language = useLanguage();
  const texts = useTexts(orderActionsTexts);
  const words = useTexts(ordersTexts).action;
  return (
    <>
      {visibleActions(order, now(), language).map(({ action, lockedBecause }) => (
        <IconButton
          key={action}
          icon={orderActionIcons[action]}
          label={texts.label[action](order.orderNumber)}
          tooltip={words[action]}
          lockedBecause={lockedBecause}
          onClick={() => startAction(action, order)}
        />
      ))}
      <IconButton
        icon={Repeat}
        label={texts.againOf(order.orderNumber)}
        tooltip={texts.again}
        onClick={() => orderAgain(order)}
      />
    </>
  );
}
