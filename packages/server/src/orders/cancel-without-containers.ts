import type { BerlinDate } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { type ChangeCause, withdrawalConsequences } from "@kreislauf/contract/orders";
import type { Work } from "../base/context.ts";
import { lockLaterOrders, readContainers } from "./agreement-containers.ts";
import { cancelBySystem } from "./cancel-by-system.ts";
import type { OrderRow } from "./orders.tables.ts";

/** What leaves an agreement with fewer containers, and the day from whose end on they are missing. */
interface Loss {
  readonly agreementId: number;
  readonly day: BerlinDate;
  readonly why: Extract<ChangeCause, "withdrawal" | "stock_set">;
}

/**
 * A withdrawal, or a stock that the provider sets lower, cancels later orders that find too few containers once it is
 * written (decisions.md section 3). Days of the cycle on which containers remain are made anew, for as many as there
 * are then.
 */
export async function cancelWithoutContainers(work: Work, { agreementId, day, why }: Loss): Promise<void> {
  const containers = await readContainers(work, agreementId);
  const later = await lockLaterOrders(work, agreementId, day);
  const { cancelled, fullWithdrawalDate } = withdrawalConsequences(
    containers,
    day,
    later.map((order) => ({ ...orderAhead(order), order })),
  );
  const isServedOn = (date: string) => fullWithdrawalDate === null || date <= fullWithdrawalDate;
  await cancelBySystem(
    work,
    cancelled.map(({ order }) => order),
    why,
    ({ desired_date }) => isServedOn(desired_date),
  );
}

/** A withdrawal as the loss that it is. */
export const lossBy = ({ agreement_id, desired_date }: Pick<OrderRow, "agreement_id" | "desired_date">) =>
  ({ agreementId: agreement_id, day: desired_date, why: "withdrawal" }) as const satisfies Loss;

/** What the rule of withdrawals looks at. */
const orderAhead = (order: Pick<OrderRow, "container_action_id" | "amount" | "desired_date">) => ({
  containerActionId: order.container_action_id as ContainerActionId,
  amount: order.amount,
  desiredDate: order.desired_date,
});
