import { addDays, berlinDate, Refusal } from "@kreislauf/contract/base";
import type { ChangePreview } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { findAgreement } from "../../agreements/index.ts";
import { listUnchangedCycleOrders } from "../jobs/upcoming-orders.store.ts";
import { toOrderLine } from "../jobs/to-order-line.ts";

/** The orders of a cycle that a change would cancel if it were coordinated today. */
export async function previewChange(context: Context, agreementId: number): Promise<ChangePreview> {
  if ((await findAgreement(context, agreementId)) === undefined) throw new Refusal("not_found");
  const effectiveOn = addDays(berlinDate(context.now), 1);
  const orders = await listUnchangedCycleOrders(context, agreementId, effectiveOn);
  return { cancelled: orders.map(toOrderLine(context)) };
}
