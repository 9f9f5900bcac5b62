import type { Order } from "@kreislauf/contract/orders";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { actionDialogsTexts } from "./action-dialogs.texts.ts";
import { wasteTypeName } from "../base/order-labels.ts";
import { useAmountLabels } from "../base/use-amount-labels.ts";

/** `Nr. 1048401: Altöl, 4 × Fass 200 l, geplant Do., 02.04.2026` */
export function usePlannedOrderText(): (order: Order) => string {
  const { planned } = useTexts(actionDialogsTexts);
  const { containerLabel } = useAmountLabels();
  const { day } = useFormats();
  return (order) =>
    planned(order.orderNumber, wasteTypeName(order), containerLabel(order), day(order.desiredDate));
}
