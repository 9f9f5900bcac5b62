import { type HazardousYears, limitOf } from "@kreislauf/contract/proofs";
import { sql } from "kysely";
import type { Db } from "../base/database/database.ts";
import { isDisposal, isExpectedDisposal } from "./disposals.store.ts";
import type { ProofRow } from "./proofs.tables.ts";

export interface DisposalSelection {
  readonly siteIds: readonly number[];
  /** An order that is about to be changed: it does not count against itself. */
  readonly exceptOrderId?: number | undefined;
}

/**
 * With a list of unknown length, PostgreSQL plans the statement anew at every call; so a single site is compared
 * without a list.
 */
const isAt = (column: string, [first, ...others]: readonly number[]) =>
  others.length === 0
    ? sql`${sql.ref(column)} = ${first}`
    : sql`${sql.ref(column)} = any(${[first, ...others]}::integer[])`;

/**
 * Disposals of hazardous waste at these sites, each with its day and its weight in kg. If it is not weighed yet, the
 * weight is its amount times the median per container of the last five orders weighed there in the same kind of
 * container, or 0 if there are none.
 */
const hazardousDisposals = ({ siteIds, exceptOrderId = 0 }: DisposalSelection) => sql`
  select orders.id, orders.site_id, orders.waste_type_id, orders.executed_on as day, orders.weight_kg as kg,
    false as is_expected
  from orders join waste_types on waste_types.id = orders.waste_type_id and waste_types.hazardous
  where ${isAt("orders.site_id", siteIds)} and ${isDisposal} and orders.weight_kg is not null
  union all
  select orders.id, orders.site_id, orders.waste_type_id,
    coalesce(orders.executed_on, orders.confirmed_date, orders.desired_date),
    coalesce(orders.amount * (${usualWeight("orders.site_id", "orders.waste_type_id", "orders.container_type_id")}), 0),
    true
  from orders join waste_types on waste_types.id = orders.waste_type_id and waste_types.hazardous
  where ${isAt("orders.site_id", siteIds)} and ${isExpectedDisposal}
    and orders.id <> ${exceptOrderId}`;

/** The median weight in kg of one container of a kind, from the last five orders weighed at the site. */
function usualWeight(site: string, waste: string, container: string) {
  return sql`select round((percentile_cont(0.5) within group (order by weighed.kg))::numeric, 3) from (
    select past.weight_kg / past.amount as kg from orders as past
    where past.site_id = ${sql.raw(site)} and past.waste_type_id = ${sql.raw(waste)}
      and past.container_type_id = ${sql.raw(container)} and past.weight_kg is not null and past.amount > 0
    order by past.executed_on desc, past.id desc limit 5) as weighed`;
}

export interface ContainerKind {
  readonly siteId: number;
  readonly wasteTypeId: number;
  readonly containerTypeId: number;
}

/** The expected weight in kg of one container; null if none of its kind was weighed at the site. */
export async function estimateKg({ db }: { readonly db: Db }, kind: ContainerKind): Promise<number | null> {
  const { rows } = await sql<{ kg: number | null }>`
    with given (site_id, waste_type_id, container_type_id) as
      (values (${kind.siteId}::integer, ${kind.wasteTypeId}::integer, ${kind.containerTypeId}::integer))
    select (${usualWeight("given.site_id", "given.waste_type_id", "given.container_type_id")}) as kg from given`.execute(
    db,
  );
  return rows[0]?.kg ?? null;
}

export interface AccountRow extends ProofRow {
  readonly used_kg: number;
  readonly reserved_kg: number;
}

/**
 * The proofs of these sites with what is used and reserved of them. A disposal counts for the proof that was found when
 * it was ordered or, without one, for the proof valid on its day that ends first. For a collective proof only the given
 * year counts.
 */
export async function readProofAccounts(
  { db }: { readonly db: Db },
  selection: DisposalSelection,
  year: number,
): Promise<readonly AccountRow[]> {
  if (selection.siteIds.length === 0) return [];
  const { rows } = await sql<AccountRow>`
    with disposals as (${hazardousDisposals(selection)}),
    attributed as (
      select disposals.*, coalesce(
        (select order_notes.proof_id from order_notes join proofs on proofs.id = order_notes.proof_id
          where order_notes.order_id = disposals.id and proofs.site_id = disposals.site_id
            and proofs.waste_type_id = disposals.waste_type_id),
        (select proofs.id from proofs
          where proofs.site_id = disposals.site_id and proofs.waste_type_id = disposals.waste_type_id
            and disposals.day between proofs.valid_from and proofs.valid_until
          order by proofs.valid_until, proofs.number limit 1)) as proof_id
      from disposals)
    select proofs.*,
      coalesce(sum(attributed.kg) filter (where not attributed.is_expected), 0) as used_kg,
      coalesce(sum(attributed.kg) filter (where attributed.is_expected), 0) as reserved_kg
    from proofs left join attributed on attributed.proof_id = proofs.id
      and (proofs.kind = 'individual' or extract(year from attributed.day) = ${year})
    where ${isAt("proofs.site_id", selection.siteIds)}
    group by proofs.id order by proofs.valid_until, proofs.number, proofs.id`.execute(db);
  return rows;
}

/** A proof in the shape that the rules and the screens need. */
export const toAccount = (row: AccountRow) => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  limitKg: limitOf(row.kind, row.granted_kg),
  usedKg: row.used_kg,
  reservedKg: row.reserved_kg,
  disposer: { name: row.disposer_name, number: row.disposer_number },
});

export interface HazardousYearsRow extends HazardousYears {
  readonly siteId: number;
  /** The weighed part of the year's hazardous waste, in kg. */
  readonly weighedKg: number;
  readonly previousWeighedKg: number;
}

/** The hazardous waste of each site in a year and in the year before, by site id. */
export async function readHazardousYears(
  { db }: { readonly db: Db },
  selection: DisposalSelection,
  year: number,
): Promise<ReadonlyMap<number, HazardousYearsRow>> {
  if (selection.siteIds.length === 0) return new Map();
  const { rows } = await sql<HazardousYearsRow>`
    select site_id as "siteId",
      coalesce(sum(kg) filter (where extract(year from day) = ${year}), 0) as "thisYearKg",
      coalesce(sum(kg) filter (where extract(year from day) = ${year} and not is_expected), 0) as "weighedKg",
      coalesce(sum(kg) filter (where extract(year from day) = ${year - 1}), 0) as "previousYearKg",
      coalesce(sum(kg) filter (where extract(year from day) = ${year - 1} and not is_expected), 0)
        as "previousWeighedKg"
    from (${hazardousDisposals(selection)}) as disposals group by site_id`.execute(db);
  return new Map(rows.map((row) => [row.siteId, row]));
}
