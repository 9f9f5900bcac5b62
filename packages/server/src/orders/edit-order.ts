import { Refusal } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import type { Order, OrderEdit } from "@kreislauf/contract/orders";
import { canChange, canOrder, canOrderOn, latestExecutionDate } from "@kreislauf/contract/orders";
import type { TransactionContext } from "../base/context.ts";
import { lockOrderBasis, orderingFacts, withoutOrder } from "./order-basis.ts";
import type { OrderBasis } from "./order-basis.ts";
import { orderFacts } from "./order-facts.ts";
import type { OrderEditFields } from "./order-steps.ts";
import { edited } from "./order-steps.ts";
import { lockOrder } from "./orders.store.ts";
import type { OrderRow } from "./orders.tables.ts";
import { shownOrder } from "./shown-order.ts";
import { takeStep } from "./take-step.ts";
import { causeOf } from "./transition-order.ts";

/** Changes an open order that nobody else has changed since the given version. */
export async function editOrder(
  context: TransactionContext,
  orderId: number,
  wish: OrderEdit,
): Promise<Order> {
  const order = await lockOrder(context, orderId);
  if (order.version !== wish.version) throw new Refusal("order_changed");
  const basis = await lockOrderBasis(context, order.agreement_id);
  const editable = {
    ...orderFacts(order),
    amount: order.amount,
    taskCreationGroup: order.task_creation_group,
    emptyingContainer: basis.terms.emptyingContainer,
  };
  const verdict = canChange(editable, wish, context.now, { editCutoff: context.config.ORDER_EDIT_CUTOFF });
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  ensureOrderable(context, order, basis, wish);

  const step = edited(order, fieldsOf(wish, basis));
  const changesNothing = Object.keys(step.new).length === 0;
  if (!changesNothing) await takeStep(context, order, step, await causeOf(context));
  return await shownOrder(context, orderId);
}

/** A new date must be a delivery date; a new amount or action must be orderable as if it were ordered now. */
function ensureOrderable(
  context: TransactionContext,
  order: OrderRow,
  basis: OrderBasis,
  wish: OrderEdit,
): void {
  const desiredDate = wish.desiredDate ?? order.desired_date;
  const containerActionId = wish.containerActionId ?? (order.container_action_id as ContainerActionId);
  const amount = wish.amount ?? order.amount;
  const isMoved = desiredDate !== order.desired_date;
  const isOther = amount !== order.amount || containerActionId !== order.container_action_id;
  if (!isMoved && !isOther) return;
  const asked = orderingFacts(withoutOrder(basis, order.id), containerActionId, desiredDate, context.now);
  const facts = isMoved ? asked : { ...asked, earliestDate: desiredDate };
  const verdict = isOther
    ? canOrder(facts, { desiredDate, amount, details: order.details })
    : canOrderOn(facts, desiredDate);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
}

const fieldsOf = (wish: OrderEdit, basis: OrderBasis): OrderEditFields => ({
  ...(wish.desiredDate !== undefined && {
    desired_date: wish.desiredDate,
    latest_execution_date: latestExecutionDate(wish.desiredDate, basis.holidays),
  }),
  ...(wish.timeWindow !== undefined && { time_window: wish.timeWindow }),
  ...(wish.customerOrderNumber !== undefined && { customer_order_number: wish.customerOrderNumber ?? "" }),
  ...(wish.noteToDisposer !== undefined && { note_to_disposer: wish.noteToDisposer ?? "" }),
  ...(wish.amount !== undefined && { amount: wish.amount }),
  ...(wish.containerActionId !== undefined && { container_action_id: wish.containerActionId }),
});
