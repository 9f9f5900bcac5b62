import { canClaimByProvider, type ProviderClaim } from "@kreislauf/contract/provider";
import type { WriteContext } from "../base/context.ts";
import { claimStep, type OrderRow, orderFacts } from "../orders/index.ts";
import { actAsProvider, causedByProvider, ensureAllowed } from "./base/act-as-provider.ts";

/**
 * Makes a claim on behalf of the disposer, for example for a failed trip or waiting time; refused in states of the
 * order that allow no claim.
 */
export async function claimOrderByProvider(
  work: WriteContext,
  order: OrderRow,
  wish: ProviderClaim,
): Promise<OrderRow> {
  ensureAllowed(canClaimByProvider(orderFacts(order)));
  const step = claimStep(order, causedByProvider(work), wish.claimReasonId, wish.reason);
  return await actAsProvider(work, order, step);
}
