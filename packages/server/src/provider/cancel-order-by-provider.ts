import { unspecifiedCancelReasonId } from "@kreislauf/contract/orders";
import { canCancelByProvider, type ProviderCancellation } from "@kreislauf/contract/provider";
import type { Work } from "../base/context.ts";
import { cancelled, type OrderRow, orderFacts } from "../orders/index.ts";
import { actAsProvider, byProvider, ensure } from "./act-as-provider.ts";

export async function cancelOrderByProvider(
  work: Work,
  order: OrderRow,
  wish: ProviderCancellation,
): Promise<OrderRow> {
  ensure(canCancelByProvider(orderFacts(order)));
  const step = cancelled(order, byProvider(work), unspecifiedCancelReasonId, wish.reason);
  return await actAsProvider(work, order, step);
}
