import type { BerlinDate } from "@kreislauf/contract/base";
import { type ChangeCause, withdrawalConsequences } from "@kreislauf/contract/orders";
import type { WriteContext } from "../../base/context.ts";
import { lockOpenOrdersAfter, readAgreementContainers } from "../base/container-movements.store.ts";
import { cancelBySystem } from "./cancel-by-system.ts";
import type { OrderRow } from "../base/orders.tables.ts";

/** What leaves an agreement with fewer containers, and the day after which they are missing. */
interface ContainerReduction {
  readonly agreementId: number;
  readonly day: BerlinDate;
  readonly cause: Extract<ChangeCause, "withdrawal" | "stock_set">;
}

/**
 * A withdrawal, or a lower stock set by the provider, cancels later orders that ask for more containers than remain
 * (docs/coverage.md D3.22). Cycle days on which containers remain get a new order for as many as there are then.
 */
export async function cancelOrdersWithoutContainers(
  work: WriteContext,
  { agreementId, day, cause }: ContainerReduction,
): Promise<void> {
  const containers = await readAgreementContainers(work, agreementId);
  const later = await lockOpenOrdersAfter(work, agreementId, day);
  const { cancelled, fullWithdrawalDate } = withdrawalConsequences(
    containers,
    day,
    later.map((order) => ({ ...toUpcomingOrder(order), order })),
  );
  const isServedOn = (date: string) => fullWithdrawalDate === null || date <= fullWithdrawalDate;
  await cancelBySystem(
    work,
    cancelled.map(({ order }) => order),
    cause,
    ({ desired_date }) => isServedOn(desired_date),
  );
}

/** A withdrawal as a loss of containers. */
export const reductionByWithdrawal = ({
  agreement_id,
  desired_date,
}: Pick<OrderRow, "agreement_id" | "desired_date">) =>
  ({
    agreementId: agreement_id,
    day: desired_date,
    cause: "withdrawal",
  }) as const satisfies ContainerReduction;

/** The facts the withdrawal rule needs. */
const toUpcomingOrder = (order: Pick<OrderRow, "container_action_id" | "amount" | "desired_date">) => ({
  containerActionId: order.container_action_id,
  amount: order.amount,
  desiredDate: order.desired_date,
});
