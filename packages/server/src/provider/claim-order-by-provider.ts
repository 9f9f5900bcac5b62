import { canClaimByProvider, type ProviderClaim } from "@kreislauf/contract/provider";
import type { Work } from "../base/context.ts";
import { claimed, type OrderRow } from "../orders/index.ts";
import { actAsProvider, byProvider, ensure, providerFacts } from "./act-as-provider.ts";

/** A claim that the disposer's side raises, such as an empty trip or waiting time. */
export async function claimOrderByProvider(
  work: Work,
  order: OrderRow,
  wish: ProviderClaim,
): Promise<OrderRow> {
  ensure(canClaimByProvider(providerFacts(order)));
  const step = claimed(order, byProvider(work), wish.claimReasonId, wish.reason);
  return await actAsProvider(work, order, step);
}
