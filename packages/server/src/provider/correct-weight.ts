import { canCorrectWeight, type WeightCorrection } from "@kreislauf/contract/provider";
import type { WriteContext } from "../base/context.ts";
import { correctWeightStep, orderFacts, type OrderRow } from "../orders/index.ts";
import { actAsProvider, ensureAllowed } from "./base/act-as-provider.ts";

/** Corrects a weight that was reported; register, counters and statistics follow it. */
export async function correctWeight(
  work: WriteContext,
  order: OrderRow,
  { weightKg, weightEstimated = false }: Pick<WeightCorrection, "weightKg"> & Partial<WeightCorrection>,
): Promise<OrderRow> {
  ensureAllowed(canCorrectWeight({ ...orderFacts(order), weightKg: order.weight_kg }, weightKg));
  return await actAsProvider(work, order, correctWeightStep(order, weightKg, weightEstimated));
}
