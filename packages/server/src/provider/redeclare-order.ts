import { Refusal } from "@kreislauf/contract/base";
import { canRedeclare, type Redeclaration } from "@kreislauf/contract/provider";
import type { Work } from "../base/context.ts";
import { type OrderRow, redeclared, orderFacts } from "../orders/index.ts";
import { actAsProvider, ensure } from "./act-as-provider.ts";

/** Declares another waste type than the ordered one, for this order only. */
export async function redeclareOrder(work: Work, order: OrderRow, wish: Redeclaration): Promise<OrderRow> {
  const waste = await work.db
    .selectFrom("waste_types")
    .select(["id", "description"])
    .where("id", "in", [order.waste_type_id, wish.wasteTypeId])
    .execute();
  const to = waste.find(({ id }) => id === wish.wasteTypeId);
  const from = waste.find(({ id }) => id === order.waste_type_id);
  if (to === undefined || from === undefined) throw new Refusal("not_found");
  ensure(canRedeclare({ ...orderFacts(order), wasteTypeId: order.waste_type_id }, to.id));
  return await actAsProvider(work, order, redeclared(from, to));
}
