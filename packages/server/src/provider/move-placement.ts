import { canMovePlacement, type PlacementMove } from "@kreislauf/contract/provider";
import type { WriteContext } from "../base/context.ts";
import {
  cancelOrdersBeforePlacement,
  lockAnyOrderBasis,
  movePlacementStep,
  type OrderRow,
  orderFacts,
} from "../orders/index.ts";
import { actAsProvider, ensureAllowed } from "./base/act-as-provider.ts";

/**
 * Sets the date of a placement, possibly to the same one; refused if the order's state or the date does not allow it.
 * Orders that would then come before any container is there are cancelled.
 */
export async function movePlacement(
  work: WriteContext,
  order: OrderRow,
  wish: Pick<PlacementMove, "date">,
): Promise<OrderRow> {
  ensureAllowed(canMovePlacement(orderFacts(order), wish.date, work.now));
  const { holidays } = await lockAnyOrderBasis(work, order.agreement_id);
  const stands = order.desired_date === wish.date && order.confirmed_date === wish.date;
  const after = stands
    ? order
    : await actAsProvider(work, order, movePlacementStep(order, wish.date, holidays));
  await cancelOrdersBeforePlacement(work, after);
  return after;
}
