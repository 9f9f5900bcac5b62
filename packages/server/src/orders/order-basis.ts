import type { BerlinDate } from "@kreislauf/contract/base";
import { Refusal } from "@kreislauf/contract/base";
import type { AgreementStatus, Cycle } from "@kreislauf/contract/agreements";
import type { AgreementTypeId, ContainerActionId, OrderTerms } from "@kreislauf/contract/catalog";
import { isPlacement } from "@kreislauf/contract/catalog";
import { addressLine } from "@kreislauf/contract/locations";
import type { OrderingFacts } from "@kreislauf/contract/orders";
import {
  containersOnSite,
  earliestDesiredDate,
  fullWithdrawalDate,
  latestDesiredDate,
} from "@kreislauf/contract/orders";
import type { Context, TransactionContext, Work } from "../base/context.ts";
import { holidaysFrom, orderTermsOf } from "../catalog/index.ts";
import { assignedLocationIds } from "../locations/index.ts";
import { listMovementsOf, listPlannedMovements, type OrderedMovement } from "./agreement-containers.ts";

/** Everything about an agreement that decides what can be ordered on it. */
export interface OrderBasis {
  /** Null for a container that is yet to be placed. */
  readonly agreementId: number | null;
  readonly offerId: number;
  readonly locationId: number;
  readonly site: { readonly alias: string; readonly address: string };
  readonly locationActive: boolean;
  readonly disposer: string;
  readonly agreementTypeId: AgreementTypeId;
  readonly wasteTypeId: number;
  readonly containerTypeId: number;
  readonly status: AgreementStatus;
  readonly endsOn: BerlinDate | null;
  /** The rhythm of a periodic agreement. */
  readonly cycle: (Cycle & { readonly start: BerlinDate }) | null;
  readonly stock: number;
  readonly movements: readonly OrderedMovement[];
  readonly terms: OrderTerms;
  readonly offeredActions: readonly ContainerActionId[];
  readonly leadTimeDays: number;
  readonly placementLeadTimeDays: number;
  readonly holidays: ReadonlySet<BerlinDate>;
}

const selectAnyBases = ({ db }: Pick<Context, "db">) =>
  db
    .selectFrom("agreements")
    .innerJoin("service_offers", "service_offers.id", "agreements.offer_id")
    .innerJoin("locations", "locations.id", "agreements.location_id")
    .selectAll("service_offers")
    .select([
      "agreements.id as agreement_id",
      "agreements.company_id",
      "agreements.location_id",
      "agreements.agreement_type_id as own_agreement_type_id",
      "agreements.status",
      "agreements.containers_on_site",
      "agreements.ends_on",
      "agreements.cycle_interval",
      "agreements.weekday1",
      "agreements.weekday2",
      "agreements.cycle_start",
      "locations.active",
      "locations.disposer",
      "locations.alias",
      "locations.street",
      "locations.house_number as houseNumber",
      "locations.zip",
      "locations.city",
      "locations.land",
      "locations.assumption_day_holiday",
      "locations.corpus_christi_holiday",
    ]);

const selectAnyBasis = (source: Pick<Context, "db">, agreementId: number) =>
  selectAnyBases(source).where("agreements.id", "=", agreementId);

/** Agreements at sites the person may see. */
const selectBases = (context: Pick<Context, "db" | "actor">) =>
  selectAnyBases(context)
    .where("agreements.company_id", "=", context.actor.companyId)
    .where("agreements.location_id", "in", assignedLocationIds(context));

const selectBasis = (context: Pick<Context, "db" | "actor">, agreementId: number) =>
  selectBases(context).where("agreements.id", "=", agreementId);

type AgreementBasisRow = Awaited<ReturnType<ReturnType<typeof selectBasis>["executeTakeFirstOrThrow"]>>;
type BasisRow = Omit<AgreementBasisRow, "agreement_id" | "company_id"> & {
  readonly agreement_id: number | null;
};

/** An existing agreement as a basis. */
export type AgreementBasis = OrderBasis & { readonly agreementId: number; readonly companyId: number };

export async function getOrderBasis(context: Context, agreementId: number): Promise<OrderBasis> {
  const row = await selectBasis(context, agreementId).executeTakeFirst();
  if (row === undefined) throw new Refusal("not_found");
  return await completeBasis(context, row);
}

/** Locks the agreement, so that its stock and its withdrawals are counted by one order at a time. */
export async function lockOrderBasis(
  context: TransactionContext,
  agreementId: number,
): Promise<AgreementBasis> {
  return await lockBasis(context, selectBasis(context, agreementId));
}

/** Locks several agreements of a site, always in the same order, so that no two calls wait for each other. */
export async function lockOrderBases(
  context: TransactionContext,
  locationId: number,
  agreementIds: readonly number[],
): Promise<ReadonlyMap<number, AgreementBasis>> {
  const rows = await selectBases(context)
    .where("agreements.location_id", "=", locationId)
    .where("agreements.id", "in", [...new Set(agreementIds)])
    .orderBy("agreements.id")
    .forUpdate("agreements")
    .execute();
  const bases = await basesOf(context, rows);
  return new Map(bases.map((basis) => [basis.agreementId, basis]));
}

type AnyBases = ReturnType<typeof selectAnyBases>;

/** Agreements that a job takes, locked unless somebody holds them: the next round finds those. */
export async function lockFreeBases(
  work: Work,
  due: (agreements: AnyBases) => AnyBases,
): Promise<readonly AgreementBasis[]> {
  const rows = await due(selectAnyBases(work)).forUpdate("agreements").skipLocked().execute();
  return await basesOf(work, rows);
}

/** Locks any agreement, for the provider, and for orders that are locked already. */
export async function lockAnyOrderBasis(work: Work, agreementId: number): Promise<AgreementBasis> {
  return await lockBasis(work, selectAnyBasis(work, agreementId));
}

async function lockBasis(work: Work, agreement: ReturnType<typeof selectAnyBasis>): Promise<AgreementBasis> {
  const row = await agreement.forUpdate("agreements").executeTakeFirst();
  if (row === undefined) throw new Refusal("not_found");
  return {
    ...(await completeBasis(work, row)),
    agreementId: row.agreement_id,
    companyId: row.company_id,
  };
}

export async function completeBasis(
  context: Pick<Context, "db" | "now">,
  row: BasisRow,
): Promise<OrderBasis> {
  const movements = row.agreement_id === null ? [] : await listPlannedMovements(context, row.agreement_id);
  return await basisOf(context, row, movements);
}

/** Existing agreements, with everything planned on them in one statement. */
async function basesOf(
  context: Pick<Context, "db" | "now">,
  rows: readonly AgreementBasisRow[],
): Promise<readonly AgreementBasis[]> {
  const movements = await listMovementsOf(
    context,
    rows.map((row) => row.agreement_id),
  );
  return await Promise.all(
    rows.map(async (row) => ({
      ...(await basisOf(context, row, movements.get(row.agreement_id) ?? [])),
      agreementId: row.agreement_id,
      companyId: row.company_id,
    })),
  );
}

async function basisOf(
  { now }: Pick<Context, "now">,
  row: BasisRow,
  movements: readonly OrderedMovement[],
): Promise<OrderBasis> {
  const place = {
    land: row.land,
    assumptionDayHoliday: row.assumption_day_holiday,
    corpusChristiHoliday: row.corpus_christi_holiday,
  };
  const holidays = await holidaysFrom(now, place);
  return {
    agreementId: row.agreement_id,
    offerId: row.id,
    locationId: row.location_id,
    site: { alias: row.alias, address: addressLine(row) },
    locationActive: row.active,
    disposer: row.disposer,
    agreementTypeId: row.own_agreement_type_id,
    wasteTypeId: row.waste_type_id,
    containerTypeId: row.container_type_id,
    status: row.status,
    endsOn: row.ends_on,
    cycle: cycleOf(row),
    stock: row.containers_on_site,
    movements,
    terms: orderTermsOf(row),
    offeredActions: row.container_action_ids as ContainerActionId[],
    leadTimeDays: row.lead_time_days,
    placementLeadTimeDays: row.placement_lead_time_days,
    holidays: new Set(holidays.keys()),
  };
}

const cycleOf = ({ cycle_interval, weekday1, weekday2, cycle_start }: BasisRow): OrderBasis["cycle"] =>
  cycle_interval === null || weekday1 === null || cycle_start === null
    ? null
    : { cycleInterval: cycle_interval, weekday1, weekday2, start: cycle_start };

/** What else is planned besides, like the other orders of a group. */
export const withMovements = (basis: OrderBasis, movements: readonly OrderedMovement[]): OrderBasis => ({
  ...basis,
  movements: [...basis.movements, ...movements],
});

/** An order's own movement does not stand in the way of its change. */
export const withoutOrder = (basis: OrderBasis, orderId: number): OrderBasis => ({
  ...basis,
  movements: basis.movements.filter((movement) => movement.orderId !== orderId),
});

/** The facts the rules decide on, for one action counted from `from` on. */
export function orderingFacts(
  basis: OrderBasis,
  containerActionId: ContainerActionId,
  from: BerlinDate,
  now: Temporal.Instant,
): OrderingFacts {
  const leadTimeDays = isPlacement(containerActionId) ? basis.placementLeadTimeDays : basis.leadTimeDays;
  const withdrawn = basis.movements.filter((movement) => movement.containers < 0);
  return {
    locationActive: basis.locationActive,
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
