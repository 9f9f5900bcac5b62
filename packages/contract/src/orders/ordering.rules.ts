import { type AgreementStatus, possibleActions } from "../agreements/index.ts";
import { allowed, type BerlinDate, isWeekend, refused, type Verdict } from "../base/index.ts";
import {
  containerAction,
  type ContainerActionId,
  isLimitedByContainers,
  minVehicleParts,
  maxBigBags,
  type OrderTerms,
  isWasteAction,
} from "../catalog/index.ts";
import type { OrderingRefusal } from "./orders.codes.ts";

/** The facts that the rules of ordering need about an agreement and the chosen action. */
export interface OrderingFacts {
  readonly siteActive: boolean;
  readonly agreement: {
    readonly status: AgreementStatus;
    /** Containers that are on site now. */
    readonly containersOnSite: number;
    /** Containers that planned withdrawals will take away. */
    readonly openWithdrawals: number;
    readonly fullWithdrawalDate: BerlinDate | null;
    /** The agreement's last day; null if the provider has set none. */
    readonly endsOn: BerlinDate | null;
  };
  readonly terms: OrderTerms;
  /** Actions the catalog offers for the agreement. */
  readonly offeredActions: readonly ContainerActionId[];
  readonly containerActionId: ContainerActionId;
  readonly earliestDate: BerlinDate;
  readonly latestDate: BerlinDate;
  /** By day, the containers that can be served, as returned by the function `containersOnSite`. */
  readonly containersOnSite: Readonly<Record<BerlinDate, number>>;
  readonly holidays: ReadonlySet<BerlinDate>;
}

export interface OrderRequest {
  readonly desiredDate: BerlinDate;
  readonly amount: number;
  readonly details: string | null;
}

export type OrderingVerdict = Verdict<OrderingRefusal>;

/** Whether the action can be ordered at all, whatever the date and the amount. */
export function canOrderAction(facts: OrderingFacts): OrderingVerdict {
  const { agreement, terms, containerActionId } = facts;
  if (!facts.siteActive) return refused("location_inactive");
  if (agreement.status === "ended") return refused("agreement_ended");
  if (!facts.offeredActions.includes(containerActionId)) return refused("action_not_offered");
  const possible = possibleActions({ ...agreement, unit: terms.unit }, facts.offeredActions);
  return possible.includes(containerActionId) ? allowed() : refused("agreement_not_orderable");
}

/** Whether the action can be ordered on a date; the reason is what the calendar shows for a locked day. */
export function canOrderOn(facts: OrderingFacts, date: BerlinDate): OrderingVerdict {
  if (facts.holidays.has(date)) return refused("holiday");
  if (isWeekend(date)) return refused("not_a_working_day");
  if (date < facts.earliestDate) return refused("before_earliest_date");
  const { fullWithdrawalDate, endsOn } = facts.agreement;
  // On the day of the full withdrawal itself no container can be served any more, and neither pieces nor a new
  // container can be ordered (docs/decisions.md 2.12).
  if (fullWithdrawalDate !== null && date >= fullWithdrawalDate) return refused("after_full_withdrawal");
  if (endsOn !== null && date > endsOn) return refused("after_agreement_end");
  if (date > facts.latestDate) return refused("beyond_horizon");
  if (!isLimitedByContainers(facts.containerActionId, facts.terms.unit)) return allowed();

  const count = facts.containersOnSite[date];
  if (count === undefined) return refused("beyond_horizon");
  return count > 0 ? allowed() : refused("no_containers_on_date");
}

/**
 * Whether an order can be moved to a date without other changes. Its amount may not exceed the containers of that day;
 * the catalog's limits were checked when it was placed.
 */
export function canMoveTo(
  facts: OrderingFacts,
  { desiredDate, amount }: Pick<OrderRequest, "desiredDate" | "amount">,
): OrderingVerdict {
  const date = canOrderOn(facts, desiredDate);
  if (!date.allowed) return date;
  const onSite = amountOnSite(facts, desiredDate);
  return onSite !== null && amount > onSite ? refused("amount_above_count") : allowed();
}

/** The minimum and maximum amount in the catalog, whatever is on site; `most` is null if there is no maximum. */
export function amountLimits(facts: Pick<OrderingFacts, "terms" | "containerActionId">): {
  readonly least: number;
  readonly most: number | null;
} {
  const { terms, containerActionId } = facts;
  const isPickup = isWasteAction(containerActionId);
  const leasts = [1, isPickup ? terms.leastAmount : 1, isPickup && terms.vehicleParts ? minVehicleParts : 1];
  const mosts = [isPickup ? terms.mostAmount : null, terms.bigBag ? maxBigBags : null].filter(
    (most) => most !== null,
  );
  return { least: Math.max(...leasts), most: mosts.length > 0 ? Math.min(...mosts) : null };
}

/** Whether the details of the order must list the vehicle parts that are to be picked up. */
export function needsPartsList({
  terms,
  containerActionId,
}: Pick<OrderingFacts, "terms" | "containerActionId">): boolean {
  return terms.vehicleParts && isWasteAction(containerActionId);
}

/** The number of containers that limits the amount on a date; null if containers do not limit it. */
export function amountOnSite(facts: OrderingFacts, date: BerlinDate): number | null {
  return isLimitedByContainers(facts.containerActionId, facts.terms.unit)
    ? (facts.containersOnSite[date] ?? 0)
    : null;
}

function canOrderAmount(facts: OrderingFacts, { amount, desiredDate }: OrderRequest): OrderingVerdict {
  const { least, most } = amountLimits(facts);
  const onSite = amountOnSite(facts, desiredDate);
  if (amount < least) return refused("amount_below_minimum");
  if (most !== null && amount > most) return refused("amount_above_limit");
  if (onSite !== null && amount > onSite) return refused("amount_above_count");

  const { containersOnSite, openWithdrawals } = facts.agreement;
  const isWithdrawal = facts.containerActionId === containerAction.remove;
  return isWithdrawal && amount + openWithdrawals > containersOnSite
    ? refused("withdrawal_above_stock")
    : allowed();
}

/** Whether an order can be placed as requested (docs/coverage.md D4). */
export function canOrder(facts: OrderingFacts, request: OrderRequest): OrderingVerdict {
  const action = canOrderAction(facts);
  if (!action.allowed) return action;
  const date = canOrderOn(facts, request.desiredDate);
  if (!date.allowed) return date;
  const amount = canOrderAmount(facts, request);
  if (!amount.allowed) return amount;
  return needsPartsList(facts) && !request.details?.trim() ? refused("parts_list_missing") : allowed();
}
