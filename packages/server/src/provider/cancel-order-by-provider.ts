import { unspecifiedCancelReasonId } from "@kreislauf/contract/orders";
import { canCancelByProvider, type ProviderCancellation } from "@kreislauf/contract/provider";
import type { WriteContext } from "../base/context.ts";
import { cancelStep, type OrderRow, orderFacts } from "../orders/index.ts";
import { actAsProvider, causedByProvider, ensureAllowed } from "./base/act-as-provider.ts";

export async function cancelOrderByProvider(
  work: WriteContext,
  order: OrderRow,
  wish: Pick<ProviderCancellation, "reason">,
): Promise<OrderRow> {
  ensureAllowed(canCancelByProvider(orderFacts(order)));
  const step = cancelStep(order, causedByProvider(work), unspecifiedCancelReasonId, wish.reason);
  return await actAsProvider(work, order, step);
}
