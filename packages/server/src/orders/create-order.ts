import { berlinDate, Refusal } from "@kreislauf/contract/base";
import type { Order, OrderCreation } from "@kreislauf/contract/orders";
import { canOrder, latestExecutionDate, orderStatus } from "@kreislauf/contract/orders";
import { sql } from "kysely";
import type { TransactionContext } from "../base/context.ts";
import { cancelAfterWithdrawal } from "./cancel-after-withdrawal.ts";
import { confirmOrderReceipt } from "./confirm-order-receipt.ts";
import { lockOrderBasis, orderingFacts } from "./order-basis.ts";
import { shownOrder } from "./shown-order.ts";

/**
 * Orders something on an agreement. The order, its log entry, the mail that confirms it, and what a withdrawal
 * cancels are written together or not at all.
 */
export async function createOrder(context: TransactionContext, wish: OrderCreation): Promise<Order> {
  const { db, now, actor } = context;
  const basis = await lockOrderBasis(context, wish.agreementId);
  if (basis.locationId !== wish.serviceLocationId) throw new Refusal("not_found");
  const facts = orderingFacts(basis, wish.containerActionId, wish.desiredDate, now);
  const verdict = canOrder(facts, { ...wish, details: wish.details ?? null });
  if (!verdict.allowed) throw new Refusal(verdict.reason);

  const { id } = await db
    .insertInto("orders")
    .values({
      company_id: actor.companyId,
      location_id: basis.locationId,
      agreement_id: basis.agreementId,
      order_number: sql<number>`nextval('order_numbers')`,
      customer_order_number: wish.customerOrderNumber ?? "",
      status: orderStatus.open,
      waste_type_id: basis.wasteTypeId,
      container_type_id: basis.containerTypeId,
      agreement_type_id: basis.agreementTypeId,
      container_action_id: wish.containerActionId,
      amount: wish.amount,
      desired_date: wish.desiredDate,
      time_window: wish.timeWindow,
      confirmed_date: null,
      latest_execution_date: latestExecutionDate(wish.desiredDate, basis.holidays),
      order_date: berlinDate(now),
      created_on: now.toString(),
      created_by: actor.userId,
      details: wish.details ?? "",
      note_to_disposer: wish.noteToDisposer ?? "",
      disposer: basis.disposer,
      task_creation_group: null,
      cycle_day: null,
      executed_on: null,
      weight_kg: null,
      claim: null,
      cancellation: null,
      proposal: null,
      finished_on: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("order_log")
    .values({
      order_id: id,
      changed_on: now.toString(),
      changed_by: actor.userId,
      change: "created",
      old: "{}",
      new: JSON.stringify({
        orderStatusId: orderStatus.open,
        containerActionId: wish.containerActionId,
        amount: wish.amount,
        desiredDate: wish.desiredDate,
        timeWindow: wish.timeWindow,
      }),
    })
    .execute();
  await cancelAfterWithdrawal(context, basis, wish);
  const order = await shownOrder(context, id);
  await confirmOrderReceipt(context, order, basis.site);
  return order;
}
