import type { BerlinDate } from "../base/index.ts";
import {
  type AmountUnit,
  containerAction,
  type ContainerActionId,
  isLimitedByContainers,
} from "../catalog/index.ts";
import { containerCountOn, fullWithdrawalDate, type PlannedMovement } from "./container-stock.rules.ts";

/** The containers of an agreement: on site now, planned to come and go, and the unit of its amounts. */
export interface AgreementContainers {
  readonly stock: number;
  readonly movements: readonly PlannedMovement[];
  readonly unit: AmountUnit;
}

/** An open order that has not been reported as carried out. */
export interface UpcomingOrder {
  readonly containerActionId: ContainerActionId;
  readonly amount: number;
  readonly desiredDate: BerlinDate;
}

export interface WithdrawalConsequences<Order> {
  /** The number of containers on site after the withdrawal. */
  readonly remaining: number;
  /** The day on which the last container is taken away; null if containers remain. */
  readonly fullWithdrawalDate: BerlinDate | null;
  readonly cancelled: readonly Order[];
  readonly kept: readonly Order[];
}

/**
 * The effect of a withdrawal (included in the movements) on the open orders: those up to and including its day stay.
 * Of the later ones, a full withdrawal cancels all, a partial one those for more containers than there are on their
 * day (docs/coverage.md D3.22). The same applies when the stock turns out to be lower.
 */
export function withdrawalConsequences<Order extends UpcomingOrder>(
  { stock, movements, unit }: AgreementContainers,
  withdrawnOn: BerlinDate,
  orders: readonly Order[],
): WithdrawalConsequences<Order> {
  const lastDay = fullWithdrawalDate(stock, movements);
  const isCancelled = ({ containerActionId, amount, desiredDate }: Order) => {
    if (desiredDate <= withdrawnOn) return false;
    if (lastDay !== null && desiredDate > lastDay) return true;
    // Other withdrawals stay: together they never exceed the stock.
    const isServed = containerActionId !== containerAction.remove;
    return (
      isServed &&
      isLimitedByContainers(containerActionId, unit) &&
      amount > containerCountOn(stock, movements, desiredDate)
    );
  };
  return {
    remaining: containerCountOn(stock, movements, withdrawnOn),
    fullWithdrawalDate: lastDay,
    cancelled: orders.filter(isCancelled),
    kept: orders.filter((order) => !isCancelled(order)),
  };
}
