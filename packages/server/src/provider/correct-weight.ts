import { canCorrectWeight, type WeightCorrection } from "@kreislauf/contract/provider";
import type { WriteContext } from "../base/context.ts";
import { correctWeightStep, orderFacts, type OrderRow } from "../orders/index.ts";
import { actAsProvider, ensureAllowed } from "./base/act-as-provider.ts";

/**
 * Corrects a weight that was reported; refused if the rule for weights does not allow it. The waste register, counters
 * and statistics change with it.
 */
export async function correctWeight(
  work: WriteContext,
  order: OrderRow,
  { weightKg, weightEstimated }: Pick<WeightCorrection, "weightKg" | "weightEstimated">,
): Promise<OrderRow> {
  const reported = { weightKg: order.weight_kg, weightEstimated: order.weight_estimated };
  ensureAllowed(canCorrectWeight({ ...orderFacts(order), ...reported }, { weightKg, weightEstimated }));
  return await actAsProvider(work, order, correctWeightStep(order, weightKg, weightEstimated));
}
