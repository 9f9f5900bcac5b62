import type { Order } from "@kreislauf/contract/orders";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { actionDialogsTexts } from "./action-dialogs.texts.ts";
import { wasteTypeName } from "../base/order-labels.ts";
import { useAmountLabels } from "../base/use-amount-labels.ts";

/** Returns a function that describes an order in a sentence of a dialog: number, waste, containers and desired day. */
export function usePlannedOrderText(): (order: Order) => string {
  const { planned } = useTexts(actionDialogsTexts);
  const { containerLabel } = useAmountLabels();
  const { day } = useFormats();
  return (order) =>
    planned(order.orderNumber, wasteTypeName(order), containerLabel(order), day(order.desiredDate));
}
