import { Refusal } from "@kreislauf/contract/base";
import { canRedeclare, type Redeclaration } from "@kreislauf/contract/provider";
import type { WriteContext } from "../base/context.ts";
import { listWasteTypeNames } from "../catalog/index.ts";
import { type OrderRow, redeclareStep, orderFacts } from "../orders/index.ts";
import { actAsProvider, ensureAllowed } from "./base/act-as-provider.ts";

/**
 * Sets another waste type than the ordered one, for this order only; refused if the waste type is unknown or a rule
 * does not allow it.
 */
export async function redeclareOrder(
  work: WriteContext,
  order: OrderRow,
  wish: Pick<Redeclaration, "wasteTypeId">,
): Promise<OrderRow> {
  const waste = await listWasteTypeNames(work, [order.waste_type_id, wish.wasteTypeId]);
  const to = waste.find(({ id }) => id === wish.wasteTypeId);
  const from = waste.find(({ id }) => id === order.waste_type_id);
  if (to === undefined || from === undefined) throw new Refusal("not_found");
  ensureAllowed(canRedeclare({ ...orderFacts(order), wasteTypeId: order.waste_type_id }, to.id));
  return await actAsProvider(work, order, redeclareStep(from, to));
}
