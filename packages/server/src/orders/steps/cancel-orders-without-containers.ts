import type { BerlinDate } from "@kreislauf/contract/base";
import { type ChangeCause, withdrawalConsequences } from "@kreislauf/contract/orders";
import type { WriteContext } from "../../base/context.ts";
import { lockOpenOrdersAfter, readAgreementContainers } from "../base/container-movements.store.ts";
import { cancelBySystem } from "./cancel-by-system.ts";
import type { OrderRow } from "../base/orders.tables.ts";

/** An event after which an agreement has fewer containers, from the day after `day` on. */
interface ContainerReduction {
  readonly agreementId: number;
  readonly day: BerlinDate;
  readonly cause: Extract<ChangeCause, "withdrawal" | "stock_set">;
}

/**
 * A withdrawal, or a lower stock set by the provider, cancels later orders that ask for more containers than remain
 * (docs/coverage.md D3.22). A cancelled cycle order is created again for the containers that remain, unless none remain
 * on its day.
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

/** The reduction that a withdrawal causes: fewer containers from the day after its desired date on. */
export const reductionByWithdrawal = ({
  agreement_id,
  desired_date,
}: Pick<OrderRow, "agreement_id" | "desired_date">) =>
  ({
    agreementId: agreement_id,
    day: desired_date,
    cause: "withdrawal",
  }) as const satisfies ContainerReduction;

/** The facts that the withdrawal rule needs of an order. */
const toUpcomingOrder = (order: Pick<OrderRow, "container_action_id" | "amount" | "desired_date">) => ({
  containerActionId: order.container_action_id,
  amount: order.amount,
  desiredDate: order.desired_date,
});
