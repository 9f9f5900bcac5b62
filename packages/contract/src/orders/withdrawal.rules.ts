import type { BerlinDate } from "../base/index.ts";
import {
  type AmountUnit,
  containerAction,
  type ContainerActionId,
  isBoundByContainers,
} from "../catalog/index.ts";
import { countOn, fullWithdrawalDate, type PlannedMovement } from "./delivery-dates.rules.ts";

/** Containers of an agreement: on site now, planned to come and go, and what its amounts count. */
export interface AgreementContainers {
  readonly stock: number;
  readonly movements: readonly PlannedMovement[];
  readonly unit: AmountUnit;
}

/** An open order that nobody reported as carried out. */
export interface OrderAhead {
  readonly containerActionId: ContainerActionId;
  readonly amount: number;
  readonly desiredDate: BerlinDate;
}

export interface WithdrawalConsequences<Order> {
  /** Containers that stand at the site after it. */
  readonly remaining: number;
  /** From the day after this one on nothing can be served any more. */
  readonly fullWithdrawalDate: BerlinDate | null;
  readonly cancelled: readonly Order[];
  readonly kept: readonly Order[];
}

/**
 * What a withdrawal on a day, itself among the movements, does to the orders ahead: those before it and on its day
 * stay; of the later ones go all behind a full withdrawal, and those that ask for more containers than there are on
 * their day (decisions.md section 3). The same holds where the stock turns out lower on a day.
 */
export function withdrawalConsequences<Order extends OrderAhead>(
  { stock, movements, unit }: AgreementContainers,
  withdrawnOn: BerlinDate,
  orders: readonly Order[],
): WithdrawalConsequences<Order> {
  const lastDay = fullWithdrawalDate(stock, movements);
  const isCancelled = ({ containerActionId, amount, desiredDate }: Order) => {
    if (desiredDate <= withdrawnOn) return false;
    if (lastDay !== null && desiredDate > lastDay) return true;
    // Withdrawals together never exceed the stock.
    const isServed = containerActionId !== containerAction.remove;
    return (
      isServed &&
      isBoundByContainers(containerActionId, unit) &&
      amount > countOn(stock, movements, desiredDate)
    );
  };
  return {
    remaining: countOn(stock, movements, withdrawnOn),
    fullWithdrawalDate: lastDay,
    cancelled: orders.filter(isCancelled),
    kept: orders.filter((order) => !isCancelled(order)),
  };
}
