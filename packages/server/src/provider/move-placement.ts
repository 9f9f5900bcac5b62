import { canMovePlacement, type PlacementMove } from "@kreislauf/contract/provider";
import type { Work } from "../base/context.ts";
import {
  cancelBeforePlacement,
  lockAnyOrderBasis,
  moved,
  type OrderRow,
  orderFacts,
} from "../orders/index.ts";
import { actAsProvider, ensure } from "./act-as-provider.ts";

/** Sets the date of a placement, also to the one it has: orders that would come before any container are cancelled. */
export async function movePlacement(work: Work, order: OrderRow, wish: PlacementMove): Promise<OrderRow> {
  ensure(canMovePlacement(orderFacts(order), wish.date, work.now));
  const { holidays } = await lockAnyOrderBasis(work, order.agreement_id);
  const stands = order.desired_date === wish.date && order.confirmed_date === wish.date;
  const after = stands ? order : await actAsProvider(work, order, moved(order, wish.date, holidays));
  await cancelBeforePlacement(work, after);
  return after;
}
