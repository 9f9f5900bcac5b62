import type { ChangeCause } from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import type { Work } from "../base/context.ts";
import { changeOrder } from "./change-order.ts";
import { lookAtCycleAnew } from "./cycle-made.ts";
import { cancelledBecause } from "./order-steps.ts";
import type { OrderRow } from "./orders.tables.ts";
import { tellAboutStep } from "./tell-about-step.ts";

/** The system as the one who acts, at this moment. */
export const bySystem = ({ now }: Work) => ({ by: { id: systemUser.cycle, name: "System" }, at: now });

/**
 * Cancels open orders that something else makes pointless. They are locked. Those of a cycle keep their day, so that
 * they are not made again, unless it is freed.
 */
export async function cancelBySystem(
  work: Work,
  orders: readonly OrderRow[],
  why: ChangeCause,
  freesCycleDay: (order: OrderRow) => boolean = () => false,
): Promise<void> {
  const cause = bySystem(work);
  for (const order of orders) {
    const step = cancelledBecause(order, cause, why);
    const freed = freesCycleDay(order) ? { ...step, set: { ...step.set, cycle_day: null } } : step;
    await tellAboutStep(work, await changeOrder(work, order, freed, cause.by.id), step, cause);
  }
  const freed = orders.find(freesCycleDay);
  if (freed !== undefined) await lookAtCycleAnew(work, freed.agreement_id);
}
