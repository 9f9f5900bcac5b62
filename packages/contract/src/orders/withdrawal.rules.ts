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
 * their day (decisions.md section 3).
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

/** An open order on the agreement that a withdrawal takes containers from. */
export interface OrderBesideWithdrawal {
  readonly desiredDate: BerlinDate;
  readonly containerActionId: ContainerActionId;
  readonly amount: number;
}

export interface PlannedWithdrawal {
  readonly desiredDate: BerlinDate;
  /** Containers that are left after it, with everything planned up to its day. */
  readonly remaining: number;
  readonly unit: AmountUnit;
}

/**
 * Whether a withdrawal cancels an open order of its agreement: a full one every later order, a partial one those
 * later ones that ask for more containers than remain (decisions.md section 3).
 */
export function isCancelledByWithdrawal(
  { desiredDate, containerActionId, amount }: OrderBesideWithdrawal,
  withdrawal: PlannedWithdrawal,
): boolean {
  if (desiredDate <= withdrawal.desiredDate) return false;
  if (withdrawal.remaining <= 0) return true;
  return isBoundByContainers(containerActionId, withdrawal.unit) && amount > withdrawal.remaining;
}
