import type { BerlinDate } from "@kreislauf/contract/base";
import type { AgreementStatus, Cycle } from "@kreislauf/contract/agreements";
import {
  type AgreementTypeId,
  type ContainerActionId,
  type OrderTerms,
  isPlacement,
} from "@kreislauf/contract/catalog";
import {
  type OrderingFacts,
  containersOnSite,
  earliestDesiredDate,
  fullWithdrawalDate,
  latestDesiredDate,
} from "@kreislauf/contract/orders";
import type { ReferencePolicy } from "../../purchasing/index.ts";
import type { OrderedMovement } from "./container-movements.store.ts";

/** Everything about an agreement that decides what can be ordered. */
export interface OrderBasis {
  /** Null if there is no agreement yet, because the container is still to be placed. */
  readonly agreementId: number | null;
  readonly offerId: number;
  readonly siteId: number;
  readonly site: { readonly alias: string; readonly address: string };
  readonly siteActive: boolean;
  readonly disposer: string;
  readonly agreementTypeId: AgreementTypeId;
  readonly wasteTypeId: number;
  readonly isHazardous: boolean;
  readonly containerTypeId: number;
  readonly status: AgreementStatus;
  readonly endsOn: BerlinDate | null;
  /** Null if the agreement is not periodic. */
  readonly cycle: (Cycle & { readonly start: BerlinDate }) | null;
  readonly stock: number;
  readonly movements: readonly OrderedMovement[];
  readonly terms: OrderTerms;
  readonly offeredActions: readonly ContainerActionId[];
  readonly leadTimeDays: number;
  readonly placementLeadTimeDays: number;
  readonly holidays: ReadonlySet<BerlinDate>;
}

/** The basis of an existing agreement. */
export type AgreementBasis = OrderBasis & {
  readonly agreementId: number;
  readonly companyId: number;
  /** The company's rules for the references that orders are charged to. */
  readonly references: ReferencePolicy;
};

/**
 * The basis of a locked agreement. Its flags say whether the company has approval rules and the agreement has prices.
 * Most have neither; then neither rules nor prices are read.
 */
export type LockedBasis = AgreementBasis & {
  readonly hasApprovalRules: boolean;
  readonly hasPriceList: boolean;
};

/** Adds planned movements, such as those of the other orders of a group. */
export const withMovements = <Basis extends OrderBasis>(
  basis: Basis,
  movements: readonly OrderedMovement[],
): Basis => ({
  ...basis,
  movements: [...basis.movements, ...movements],
});

/** Leaves out the movement of an order, so that it does not count against a change of the same order. */
export const withoutOrder = <Basis extends OrderBasis>(basis: Basis, orderId: number): Basis => ({
  ...basis,
  movements: basis.movements.filter((movement) => movement.orderId !== orderId),
});

/**
 * Leaves out the containers that a waiting request reserves, so that they do not count against a change of that
 * request.
 */
export const withoutRequest = <Basis extends OrderBasis>(basis: Basis, requestId: number): Basis =>
  withoutOrder(basis, -requestId);

/** Leaves out withdrawals that wait for an approval, because they cancel nothing before they are approved. */
export const withoutRequests = <Basis extends OrderBasis>(basis: Basis): Basis => ({
  ...basis,
  movements: basis.movements.filter(({ orderId }) => orderId >= 0),
});

/**
 * The facts that the ordering rules need for one action. `containersOnSite` has the number of containers on each day
 * from `from` on.
 */
export function orderingFacts(
  basis: OrderBasis,
  containerActionId: ContainerActionId,
  from: BerlinDate,
  now: Temporal.Instant,
): OrderingFacts {
  const leadTimeDays = isPlacement(containerActionId) ? basis.placementLeadTimeDays : basis.leadTimeDays;
  const withdrawn = basis.movements.filter((movement) => movement.containers < 0);
  return {
    siteActive: basis.siteActive,
    agreement: {
      status: basis.status,
      containersOnSite: basis.stock,
      openWithdrawals: -withdrawn.reduce((sum, movement) => sum + movement.containers, 0),
      fullWithdrawalDate: fullWithdrawalDate(basis.stock, basis.movements),
      endsOn: basis.endsOn,
    },
    terms: basis.terms,
    offeredActions: basis.offeredActions,
    containerActionId,
    earliestDate: earliestDesiredDate(now, leadTimeDays, basis.holidays),
    latestDate: latestDesiredDate(now),
    containersOnSite: containersOnSite(basis.stock, basis.movements, from, basis.holidays),
    holidays: basis.holidays,
  };
}
