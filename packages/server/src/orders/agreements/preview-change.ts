import { changeEffectiveOn } from "@kreislauf/contract/agreements";
import { Refusal } from "@kreislauf/contract/base";
import type { ChangePreview } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { findAgreement } from "../../agreements/index.ts";
import { listUnchangedCycleOrders } from "../base/upcoming-orders.store.ts";
import { toOrderLine } from "../base/to-order-line.ts";

/**
 * The cycle orders that the agreement's accepted change will cancel. If no change is accepted yet, those that a change
 * accepted today would cancel.
 */
export async function previewChange(context: Context, agreementId: number): Promise<ChangePreview> {
  const agreement = await findAgreement(context, agreementId);
  if (agreement === undefined) throw new Refusal("not_found");
  const effectiveOn = agreement.pending_change?.effectiveOn ?? changeEffectiveOn(context.now);
  const orders = await listUnchangedCycleOrders(context, agreementId, effectiveOn);
  return { cancelled: orders.map(toOrderLine(context)) };
}
