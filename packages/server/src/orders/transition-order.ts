import { Refusal } from "@kreislauf/contract/base";
import type { Order, OrderFacts } from "@kreislauf/contract/orders";
import type { ErrorCode, Verdict } from "@kreislauf/contract/base";
import type { TransactionContext } from "../base/context.ts";
import { findMember } from "../users/index.ts";
import { orderFacts } from "./order-facts.ts";
import type { Cause, OrderStep } from "./order-steps.ts";
import { lockOrder } from "./orders.store.ts";
import type { OrderRow } from "./orders.tables.ts";
import { shownOrder } from "./shown-order.ts";
import { takeStep } from "./take-step.ts";

/** The course of every customer action on one order: lock it, ask the rule, write the step with its log entry. */
export async function transitionOrder(
  context: TransactionContext,
  orderId: number,
  rule: (facts: OrderFacts, now: Temporal.Instant) => Verdict<ErrorCode>,
  step: (order: OrderRow, cause: Cause) => OrderStep | Promise<OrderStep>,
): Promise<Order> {
  const order = await lockOrder(context, orderId);
  const verdict = rule(orderFacts(order), context.now);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  const cause = await causeOf(context);
  await takeStep(context, order, await step(order, cause), cause);
  return await shownOrder(context, orderId);
}

/** The acting person, by the name they have now. */
export async function causeOf({ db, actor, now }: TransactionContext): Promise<Cause> {
  const member = await findMember(db, actor.userId, actor.companyId);
  if (member === undefined) throw new Refusal("unauthenticated");
  return { by: { id: member.userId, name: `${member.firstName} ${member.lastName}` }, at: now };
}
