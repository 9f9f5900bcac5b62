import type { ChangeCause } from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import type { WriteContext } from "../../base/context.ts";
import { writeStep } from "./write-step.ts";
import { resetCycleProgress } from "../../agreements/index.ts";
import { cancelBySystemStep } from "./order-steps.ts";
import type { OrderRow } from "../base/orders.tables.ts";
import { notifyOfStep } from "./notify-of-step.ts";

/** The cause of a step that the system takes now. */
export const systemCause = ({ now }: WriteContext) => ({
  by: { id: systemUser.system, name: "System" },
  at: now,
});

/**
 * Cancels open orders that have become pointless; the caller has locked them. A cancelled order keeps its cycle day, so
 * that the cycle does not create it again, unless `freesCycleDay` is true for the order.
 */
export async function cancelBySystem(
  work: WriteContext,
  orders: readonly OrderRow[],
  why: ChangeCause,
  freesCycleDay: (order: OrderRow) => boolean = () => false,
): Promise<void> {
  const cause = systemCause(work);
  for (const order of orders) {
    const step = cancelBySystemStep(order, cause, why);
    const freed = freesCycleDay(order) ? { ...step, set: { ...step.set, cycle_day: null } } : step;
    await notifyOfStep(work, await writeStep(work, order, freed, cause.by.id), step, cause);
  }
  const freed = orders.find(freesCycleDay);
  if (freed !== undefined) await resetCycleProgress(work, freed.agreement_id);
}
