import { Refusal } from "@kreislauf/contract/base";
import type { Order, OrderEdit } from "@kreislauf/contract/orders";
import { canChange, canOrderChange, latestExecutionDate } from "@kreislauf/contract/orders";
import type { TransactionContext } from "../base/context.ts";
import { lockOrderBasis, orderingFacts, withoutOrder } from "./order-basis.ts";
import type { OrderBasis } from "./order-basis.ts";
import { orderFacts } from "./order-facts.ts";
import type { OrderEditFields } from "./order-steps.ts";
import { edited } from "./order-steps.ts";
import { lockOrder } from "./orders.store.ts";
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
    details: order.details,
  };
  const verdict = canChange(editable, wish, context.now, { editCutoff: context.config.ORDER_EDIT_CUTOFF });
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  const { containerActionId = editable.containerActionId, desiredDate = order.desired_date } = wish;
  const facts = orderingFacts(withoutOrder(basis, order.id), containerActionId, desiredDate, context.now);
  const bearable = canOrderChange(editable, wish, facts);
  if (!bearable.allowed) throw new Refusal(bearable.reason);

  const step = edited(order, fieldsOf(wish, basis));
  const changesNothing = Object.keys(step.new).length === 0;
  if (!changesNothing) await takeStep(context, order, step, await causeOf(context));
  return await shownOrder(context, orderId);
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
