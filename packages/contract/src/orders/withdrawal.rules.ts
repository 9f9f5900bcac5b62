import type { BerlinDate } from "../base/index.ts";
import { type AmountUnit, type ContainerActionId, isBoundByContainers } from "../catalog/index.ts";

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
