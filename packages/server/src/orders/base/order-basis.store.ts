import { Refusal } from "@kreislauf/contract/base";
import type { PriceReaders, ReferenceRules } from "@kreislauf/contract/purchasing";
import { addressLine } from "@kreislauf/contract/sites";
import { type Compilable, sql } from "kysely";
import type { Context, TransactionContext, WriteContext, Scope } from "../../base/context.ts";
import { compileOnce } from "../../base/database/compile-once.ts";
import { readTogether } from "../../base/database/read-together.ts";
import { upcomingHolidays, toOrderTerms } from "../../catalog/index.ts";
import { assignedSiteIds } from "../../sites/index.ts";
import {
  listMovementsByAgreement,
  listPlannedMovements,
  movementsByAgreement,
  type OrderedMovement,
  selectMovements,
} from "./container-movements.store.ts";
import type { AgreementBasis, LockedBasis, OrderBasis } from "./order-basis.ts";

/** The columns of a site that decide what can be ordered there, or that are shown with it. */
export const basisSiteColumns = [
  "sites.active",
  "sites.disposer",
  "sites.alias",
  "sites.street",
  "sites.house_number as houseNumber",
  "sites.zip",
  "sites.city",
  "sites.land",
  "sites.assumption_day_holiday",
  "sites.corpus_christi_holiday",
] as const;

/** Whether the waste type of an offer is hazardous. */
const isHazardousOffer = sql<boolean>`
  (select hazardous from waste_types where waste_types.id = service_offers.waste_type_id)`.as("hazardous");

const selectAnyBases = ({ db }: Pick<Context, "db">) =>
  db
    .selectFrom("agreements")
    .innerJoin("service_offers", "service_offers.id", "agreements.offer_id")
    .innerJoin("sites", "sites.id", "agreements.site_id")
    .selectAll("service_offers")
    .select([
      "agreements.id as agreement_id",
      "agreements.company_id",
      "agreements.site_id",
      "agreements.agreement_type_id as own_agreement_type_id",
      "agreements.status",
      "agreements.containers_on_site",
      "agreements.ends_on",
      "agreements.cycle_interval",
      "agreements.weekday1",
      "agreements.weekday2",
      "agreements.cycle_start",
      isHazardousOffer,
      sql<ReferenceRules | null>`
        (select rules from reference_policies where reference_policies.company_id = agreements.company_id)`.as(
        "reference_rules",
      ),
      sql<boolean>`
        exists (select from reference_entries where reference_entries.company_id = agreements.company_id)`.as(
        "has_reference_entries",
      ),
      sql<PriceReaders>`coalesce((
        select readers from price_policies where price_policies.company_id = agreements.company_id), 'orderers')`.as(
        "price_readers",
      ),
      ...basisSiteColumns,
    ]);

const selectAnyBasis = (source: Pick<Context, "db">, agreementId: number) =>
  selectAnyBases(source).where("agreements.id", "=", agreementId);

/** Agreements at sites the person may see. */
const selectBases = (context: Scope) =>
  selectAnyBases(context)
    .where("agreements.company_id", "=", context.actor.companyId)
    .where("agreements.site_id", "in", assignedSiteIds(context));

const selectBasis = (context: Scope, agreementId: number) =>
  selectBases(context).where("agreements.id", "=", agreementId);

type AgreementBasisRow = Awaited<ReturnType<ReturnType<typeof selectBasis>["executeTakeFirstOrThrow"]>>;

type BasisRow = Omit<
  AgreementBasisRow,
  "agreement_id" | "company_id" | "reference_rules" | "has_reference_entries" | "price_readers"
> & {
  readonly agreement_id: number | null;
};

export async function getOrderBasis(context: Context, agreementId: number): Promise<OrderBasis> {
  const row = await selectBasis(context, agreementId).executeTakeFirst();
  if (row === undefined) throw new Refusal("not_found");
  return await completeBasis(context, row);
}

/** Locks the agreement, so that only one order at a time is checked against its stock and its withdrawals. */
export async function lockOrderBasis(context: TransactionContext, agreementId: number): Promise<LockedBasis> {
  const { userId, companyId, isProvider = false } = context.actor;
  const agreement = lockVisible(context.db, { agreementId, userId, companyId }, { isProvider });
  return await lockBasis(context, agreementId, agreement);
}

type Lock = Pick<Context["actor"], "userId" | "companyId"> & { readonly agreementId: number };

const lockVisible = compileOnce(
  (db, { agreementId, ...ids }: Lock, shape: { readonly isProvider: boolean }) =>
    selectBasis(
      { db, actor: { ...ids, ...(shape.isProvider && { isProvider: true }) } },
      agreementId,
    ).forUpdate("agreements"),
);

const selectBasesById = (context: Scope, agreementIds: readonly number[]) =>
  selectBases(context)
    .where("agreements.id", "in", [...new Set(agreementIds)])
    .orderBy("agreements.id");

type BasesById = ReadonlyMap<number, AgreementBasis>;

/** The bases of agreements, by agreement id, without agreements that the person may not see. */
export const getOrderBases = async (context: Context, agreementIds: readonly number[]): Promise<BasesById> =>
  byId(await basesOf(context, await selectBasesById(context, agreementIds).execute()));

/** Locks agreements that the person may see, by ascending id, so that no two calls deadlock. */
export async function lockOrderBases(
  context: TransactionContext,
  agreementIds: readonly number[],
): Promise<BasesById> {
  const rows = await selectBasesById(context, agreementIds).forUpdate("agreements").execute();
  return byId(await basesOf(context, rows));
}

const byId = (bases: readonly AgreementBasis[]): BasesById =>
  new Map(bases.map((basis) => [basis.agreementId, basis]));

type AnyBases = ReturnType<typeof selectAnyBases>;

/** Locks agreements for a job. Agreements locked by other transactions are skipped until the next round. */
export async function lockAvailableBases(
  work: WriteContext,
  due: (agreements: AnyBases) => AnyBases,
): Promise<readonly AgreementBasis[]> {
  const rows = await due(selectAnyBases(work)).forUpdate("agreements").skipLocked().execute();
  return await basesOf(work, rows);
}

/** Locks an agreement of any company: for the provider, and for callers that have already locked one of its orders. */
export async function lockAnyOrderBasis(work: WriteContext, agreementId: number): Promise<LockedBasis> {
  return await lockBasis(work, agreementId, selectAnyBasis(work, agreementId).forUpdate("agreements"));
}

/** Locks agreements of any company, by ascending id. Placing an order later locks one again, without waiting. */
export const lockAnyAgreements = (work: WriteContext, agreementIds: readonly number[]) =>
  selectAnyBases(work)
    .where("agreements.id", "in", [...new Set(agreementIds)])
    .orderBy("agreements.id")
    .forUpdate("agreements")
    .execute();

/** The basis of an agreement of any company, without a lock. */
export async function getAnyOrderBasis(
  context: Pick<Context, "db" | "now">,
  agreementId: number,
): Promise<OrderBasis> {
  const row = await selectAnyBasis(context, agreementId).executeTakeFirst();
  if (row === undefined) throw new Refusal("not_found");
  return await completeBasis(context, row);
}

/** The bases of agreements of any company, by agreement id, without locks. */
export async function getAnyOrderBases(
  context: Pick<Context, "db" | "now">,
  ids: readonly number[],
): Promise<BasesById> {
  const rows = await selectAnyBases(context).where("agreements.id", "in", ids).execute();
  return byId(await basesOf(context, rows));
}

interface OfAgreement {
  readonly agreementId: number;
}

const selectPlanned = compileOnce((db, { agreementId }: OfAgreement) =>
  selectMovements({ db, withRequests: true }, [agreementId]),
);

const selectExtras = compileOnce((db, { agreementId }: OfAgreement) =>
  db
    .selectFrom("agreements")
    .where("agreements.id", "=", agreementId)
    .select([
      sql<boolean>`
        exists (select from approval_rules where approval_rules.company_id = agreements.company_id)`.as(
        "hasApprovalRules",
      ),
      sql<boolean>`
        exists (select from price_lists where price_lists.agreement_id = agreements.id)`.as("hasPriceList"),
    ]),
);

/**
 * Locks the agreement and reads, in the same round trip, its planned movements and whether it has approval rules and
 * prices. These reads are separate statements, so that they see what was committed while the lock was waited for.
 */
async function lockBasis(
  work: WriteContext,
  agreementId: number,
  agreement: Compilable<AgreementBasisRow>,
): Promise<LockedBasis> {
  const [[row], rows, [extras]] = await readTogether(work.db, [
    agreement,
    selectPlanned(work.db, { agreementId }, {}),
    selectExtras(work.db, { agreementId }, {}),
  ]);
  if (row === undefined || extras === undefined) throw new Refusal("not_found");
  const movements = movementsByAgreement(rows).get(agreementId) ?? [];
  return { ...(await basisOf(work, row, movements)), ...ownOf(row), ...extras };
}

/** The fields that only the basis of an existing agreement has. */
const ownOf = (row: AgreementBasisRow) => ({
  agreementId: row.agreement_id,
  companyId: row.company_id,
  references: {
    rules: row.reference_rules,
    hasEntries: row.has_reference_entries,
    priceReaders: row.price_readers,
  },
});

export async function completeBasis(
  context: Pick<Context, "db" | "now">,
  row: BasisRow,
): Promise<OrderBasis> {
  const movements =
    row.agreement_id === null
      ? []
      : await listPlannedMovements({ ...context, withRequests: true }, row.agreement_id);
  return await basisOf(context, row, movements);
}

/** The bases of existing agreements, with the planned movements of all of them read in one statement. */
async function basesOf(
  context: Pick<Context, "db" | "now">,
  rows: readonly AgreementBasisRow[],
): Promise<readonly AgreementBasis[]> {
  const movements = await listMovementsByAgreement(
    { ...context, withRequests: true },
    rows.map((row) => row.agreement_id),
  );
  return await Promise.all(
    rows.map(async (row) => ({
      ...(await basisOf(context, row, movements.get(row.agreement_id) ?? [])),
      ...ownOf(row),
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
  const holidays = await upcomingHolidays(now, place);
  return {
    agreementId: row.agreement_id,
    offerId: row.id,
    siteId: row.site_id,
    site: { alias: row.alias, address: addressLine(row) },
    siteActive: row.active,
    disposer: row.disposer,
    agreementTypeId: row.own_agreement_type_id,
    wasteTypeId: row.waste_type_id,
    isHazardous: row.hazardous,
    containerTypeId: row.container_type_id,
    status: row.status,
    endsOn: row.ends_on,
    cycle: cycleOf(row),
    stock: row.containers_on_site,
    movements,
    terms: toOrderTerms(row),
    offeredActions: row.container_action_ids,
    leadTimeDays: row.lead_time_days,
    placementLeadTimeDays: row.placement_lead_time_days,
    holidays: new Set(holidays.keys()),
  };
}

const cycleOf = ({ cycle_interval, weekday1, weekday2, cycle_start }: BasisRow): OrderBasis["cycle"] =>
  cycle_interval === null || weekday1 === null || cycle_start === null
    ? null
    : { cycleInterval: cycle_interval, weekday1, weekday2, start: cycle_start };
