import { canFail, type FailedTripReport } from "@kreislauf/contract/provider";
import type { WriteContext } from "../base/context.ts";
import { failedTripStep, type OrderRow, orderFacts } from "../orders/index.ts";
import { actAsProvider, causedByProvider, ensureAllowed } from "./base/act-as-provider.ts";

export async function failOrder(
  work: WriteContext,
  order: OrderRow,
  wish: FailedTripReport,
): Promise<OrderRow> {
  ensureAllowed(canFail(orderFacts(order)));
  return await actAsProvider(work, order, failedTripStep(order, causedByProvider(work), wish.reason));
}
