import { canClaimByProvider, type ProviderClaim } from "@kreislauf/contract/provider";
import type { Work } from "../base/context.ts";
import { claimed, type OrderRow, orderFacts } from "../orders/index.ts";
import { actAsProvider, byProvider, ensure } from "./act-as-provider.ts";

/** A claim that the disposer's side raises, such as an empty trip or waiting time. */
export async function claimOrderByProvider(
  work: Work,
  order: OrderRow,
  wish: ProviderClaim,
): Promise<OrderRow> {
  ensure(canClaimByProvider(orderFacts(order)));
  const step = claimed(order, byProvider(work), wish.claimReasonId, wish.reason);
  return await actAsProvider(work, order, step);
}
