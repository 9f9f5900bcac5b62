import { Refusal } from "@kreislauf/contract/base";
import type { Order, OrderCreation } from "@kreislauf/contract/orders";
import { canOrder } from "@kreislauf/contract/orders";
import type { TransactionContext } from "../base/context.ts";
import { confirmOrderReceipt } from "./confirm-order-receipt.ts";
import { newOrder } from "./new-order.ts";
import { lockOrderBasis, orderingFacts } from "./order-basis.ts";
import { toOrder } from "./shown-order.ts";
import { writeOrder } from "./write-order.ts";

/**
 * Orders something on an agreement. The order, its log entry, the mail that confirms it, and what a withdrawal
 * cancels are written together or not at all.
 */
export async function createOrder(context: TransactionContext, wish: OrderCreation): Promise<Order> {
  const { now, actor } = context;
  const basis = await lockOrderBasis(context, wish.agreementId);
  if (basis.locationId !== wish.serviceLocationId) throw new Refusal("not_found");
  const facts = orderingFacts(basis, wish.containerActionId, wish.desiredDate, now);
  const verdict = canOrder(facts, { ...wish, details: wish.details ?? null });
  if (!verdict.allowed) throw new Refusal(verdict.reason);

  const order = newOrder(
    {
      company_id: actor.companyId,
      location_id: basis.locationId,
      agreement_id: basis.agreementId,
      waste_type_id: basis.wasteTypeId,
      container_type_id: basis.containerTypeId,
      agreement_type_id: basis.agreementTypeId,
      container_action_id: wish.containerActionId,
      amount: wish.amount,
      desired_date: wish.desiredDate,
      time_window: wish.timeWindow,
      created_by: actor.userId,
      customer_order_number: wish.customerOrderNumber ?? "",
      note_to_disposer: wish.noteToDisposer ?? "",
      details: wish.details ?? "",
      disposer: basis.disposer,
    },
    now,
    basis.holidays,
  );
  const shown = toOrder(await writeOrder(context, order), context);
  await confirmOrderReceipt(context, shown, basis);
  return shown;
}
