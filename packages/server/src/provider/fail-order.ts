import { canFail, type Failure } from "@kreislauf/contract/provider";
import type { Work } from "../base/context.ts";
import { failedTrip, type OrderRow, orderFacts } from "../orders/index.ts";
import { actAsProvider, byProvider, ensure } from "./act-as-provider.ts";

export async function failOrder(work: Work, order: OrderRow, wish: Failure): Promise<OrderRow> {
  ensure(canFail(orderFacts(order)));
  return await actAsProvider(work, order, failedTrip(order, byProvider(work), wish.reason));
}
