import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { withdrawalConsequences } from "@kreislauf/contract/orders";
import type { Work } from "../base/context.ts";
import { lockLaterOrders, readContainers } from "./agreement-containers.ts";
import { cancelBySystem } from "./cancel-by-system.ts";
import type { OrderRow } from "./orders.tables.ts";

/**
 * A withdrawal, once written, cancels what its containers were still to be served for (decisions.md section 3).
 * Days of the cycle on which containers remain are made anew, for as many as there are then.
 */
export async function cancelAfterWithdrawal(
  work: Work,
  withdrawal: Pick<OrderRow, "agreement_id" | "desired_date">,
): Promise<void> {
  const containers = await readContainers(work, withdrawal.agreement_id);
  const later = await lockLaterOrders(work, withdrawal.agreement_id, withdrawal.desired_date);
  const { cancelled, fullWithdrawalDate } = withdrawalConsequences(
    containers,
    withdrawal.desired_date,
    later.map((order) => ({ ...orderAhead(order), order })),
  );
  const isServedOn = (date: string) => fullWithdrawalDate === null || date <= fullWithdrawalDate;
  await cancelBySystem(
    work,
    cancelled.map(({ order }) => order),
    "withdrawal",
    ({ desired_date }) => isServedOn(desired_date),
  );
}

/** What the rule of withdrawals looks at. */
const orderAhead = (order: Pick<OrderRow, "container_action_id" | "amount" | "desired_date">) => ({
  containerActionId: order.container_action_id as ContainerActionId,
  amount: order.amount,
  desiredDate: order.desired_date,
});
