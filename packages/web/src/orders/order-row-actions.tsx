import type { Order } from "@kreislauf/contract/orders";
import { ordersTexts } from "@kreislauf/contract/orders";
import { Repeat } from "lucide-react";
import { now } from "../base/clock.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { orderActionIcons } from "./order-action-icons.ts";
import { orderActionsTexts } from "./order-actions.texts.ts";
import { shownActions } from "./shown-actions.ts";
import type { StartOrderAction } from "./use-order-actions.tsx";

interface OrderRowActionsProps {
  order: Order;
  start: StartOrderAction;
  again: (order: Order) => void;
}

/** What can be done with an order in a row of a table. */
export function OrderRowActions({ order, start, again }: OrderRowActionsProps) {
  const language = useLanguage();
  const texts = useTexts(orderActionsTexts);
  const words = useTexts(ordersTexts).action;
  return (
    <>
      {shownActions(order, now(), language).map(({ action, lockedBecause }) => (
        <IconButton
          key={action}
          icon={orderActionIcons[action]}
          label={texts.label[action](order.orderNumber)}
          tooltip={words[action]}
          lockedBecause={lockedBecause}
          onClick={() => start(action, order)}
        />
      ))}
      <IconButton
        icon={Repeat}
        label={texts.againOf(order.orderNumber)}
        tooltip={texts.again}
        onClick={() => again(order)}
      />
    </>
  );
}
