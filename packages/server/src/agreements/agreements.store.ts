import { type BerlinDate, Refusal } from "@kreislauf/contract/base";
import type { AgreementChange, AgreementChangeFields, AgreementSearch } from "@kreislauf/contract/agreements";
import type { AgreementTypeId } from "@kreislauf/contract/catalog";
import { type Selectable, sql, type SqlBool } from "kysely";
import type { Context, TransactionContext, WriteContext, Scope } from "../base/context.ts";
import { recordNotification } from "../base/record-notification.ts";
import { searchWords, wordPatterns } from "../base/database/search-words.ts";
import { assignedSiteIds, siteIdsMatching } from "../sites/index.ts";
import type { AgreementsTable } from "./agreements.tables.ts";

/** Agreements with their catalog data and their sites. */
const describedAgreements = ({ db }: Pick<Context, "db">) =>
  db
    .selectFrom("agreements")
    .innerJoin("service_offers", "service_offers.id", "agreements.offer_id")
    .innerJoin("waste_types", "waste_types.id", "agreements.waste_type_id")
    .innerJoin("container_types", "container_types.id", "agreements.container_type_id")
    .innerJoin("sites", "sites.id", "agreements.site_id")
    .selectAll("agreements")
    .select([
      "service_offers.container_action_ids",
      "service_offers.unit",
      "service_offers.min_amount",
      "service_offers.max_amount",
      "service_offers.big_bag",
      "service_offers.vehicle_parts",
      "service_offers.airbag",
      "service_offers.emptying_container",
      "service_offers.customer_owned",
      "waste_types.description as waste_description",
      "waste_types.avv_code",
      "waste_types.hazardous",
      "container_types.type as container_type",
      "container_types.size as container_size",
      "container_types.drawing as container_drawing",
      "sites.active as location_active",
      "sites.land",
      "sites.assumption_day_holiday",
      "sites.corpus_christi_holiday",
    ])
    .select(
      sql<AgreementTypeId[]>`array(select offers.agreement_type_id::integer from service_offers as offers
        where offers.offered and offers.waste_type_id = agreements.waste_type_id
          and offers.container_type_id = agreements.container_type_id
        order by offers.agreement_type_id)`.as("offered_type_ids"),
    );

/** Agreements of the person's company at their assigned sites. */
const visibleAgreements = (context: Scope) =>
  describedAgreements(context)
    .where("agreements.company_id", "=", context.actor.companyId)
    .where("agreements.site_id", "in", assignedSiteIds(context));

/** The active and requested agreements of these sites, sorted by waste type. */
export const listAgreements = (context: Context, siteIds: readonly number[]) =>
  visibleAgreements(context)
    .where("agreements.site_id", "=", sql<number>`any (${[...siteIds]}::integer[])`)
    .where("agreements.status", "!=", "ended")
    .orderBy(sql`waste_types.sort_key collate "C"`)
    .orderBy(sql`container_types.sort_key collate "C"`)
    .orderBy("agreements.id")
    .execute();

/**
 * The first `limit` agreements of active sites, sorted by site, that match every word and have not ended, and the
 * number of all matches.
 */
export async function searchAgreements(context: Scope, { search, limit }: AgreementSearch) {
  const { companyId } = context.actor;
  let found = visibleAgreements(context)
    .where("agreements.status", "!=", "ended")
    .where("sites.active", "=", true);
  for (const word of searchWords(search)) {
    const { pattern, folded } = wordPatterns(word);
    found = found.where(
      sql<SqlBool>`(waste_types.sort_key like ${folded} or waste_types.avv_code like ${pattern}
        or container_types.type ilike ${pattern} or agreements.agreement_number ilike ${pattern}
        or agreements.site_id in (${siteIdsMatching(companyId, word)}))`,
    );
  }
  const rows = await found
    .select(sql<number>`(count(*) over ())::integer`.as("total"))
    .orderBy(sql`sites.sort_key collate "C"`)
    .orderBy(sql`waste_types.sort_key collate "C"`)
    .orderBy("agreements.id")
    .limit(limit)
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Agreements of active sites with a change that is requested or accepted, the earliest request first. */
export const listPendingChanges = (context: Context) =>
  visibleAgreements(context)
    .select("sites.alias")
    .where("agreements.pending_change", "is not", null)
    .where("agreements.status", "!=", "ended")
    .where("sites.active", "=", true)
    .orderBy(sql`agreements.pending_change ->> 'requestedOn'`)
    .orderBy("agreements.id")
    .execute();

export const findAgreement = (context: Scope, agreementId: number) =>
  visibleAgreements(context).where("agreements.id", "=", agreementId).executeTakeFirst();

export type AgreementListRow = NonNullable<Awaited<ReturnType<typeof findAgreement>>>;

export async function getAgreement(context: Context, agreementId: number): Promise<AgreementListRow> {
  const agreement = await findAgreement(context, agreementId);
  if (agreement === undefined) throw new Refusal("not_found");
  return agreement;
}

/** Locks an agreement that the person may see. */
export async function lockAgreement(
  context: TransactionContext,
  agreementId: number,
): Promise<AgreementListRow> {
  const agreement = await visibleAgreements(context)
    .where("agreements.id", "=", agreementId)
    .forUpdate("agreements")
    .executeTakeFirst();
  if (agreement === undefined) throw new Refusal("not_found");
  return agreement;
}

export type AgreementRow = Selectable<AgreementsTable>;

/** Locks an agreement of any company, for the provider and for jobs. */
export async function lockAnyAgreement({ db }: WriteContext, agreementId: number): Promise<AgreementRow> {
  const agreement = await db
    .selectFrom("agreements")
    .selectAll()
    .where("id", "=", agreementId)
    .forUpdate()
    .executeTakeFirst();
  if (agreement === undefined) throw new Refusal("not_found");
  return agreement;
}

/** An agreement of any company, for the provider; undefined if no agreement has this id. */
export const findAnyAgreement = (
  { db }: Pick<Context, "db">,
  agreementId: number,
): Promise<AgreementRow | undefined> =>
  db.selectFrom("agreements").selectAll().where("id", "=", agreementId).executeTakeFirst();

/** Locks agreements whose last day is before `today`, except those that another transaction has locked. */
export const lockDueAgreements = ({ db }: WriteContext, today: BerlinDate, limit: number) =>
  db
    .selectFrom("agreements")
    .select(["id", "ends_on"])
    .where("ends_on", "<", today)
    .where("status", "!=", "ended")
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** The ids of the agreements that have one of these numbers, by number. */
export async function listAgreementsByNumber(
  { db }: Pick<WriteContext, "db">,
  numbers: readonly string[],
): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .selectFrom("agreements")
    .select(["id", "agreement_number"])
    .where("agreement_number", "=", sql<string>`any (${[...numbers]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.agreement_number, row.id]));
}

/** Writes a change of an agreement with its log entry. The caller has locked the agreement. */
export async function updateAgreementWithLog(
  work: WriteContext,
  agreementId: number,
  set: Partial<Omit<AgreementRow, "id" | "pending_change">> & { readonly pending_change?: string | null },
  entry: AgreementEntry,
): Promise<void> {
  await work.db.updateTable("agreements").set(set).where("id", "=", agreementId).execute();
  await insertAgreementLogEntry(work, agreementId, entry);
}

interface AgreementEntry {
  readonly change: AgreementChange;
  readonly by: number;
  readonly old?: AgreementChangeFields;
  readonly new: AgreementChangeFields;
}

/** The changes of which people at the site are notified. */
const notifiedChanges: ReadonlySet<AgreementChange> = new Set([
  "change_accepted",
  "change_declined",
  "ended",
]);

export async function insertAgreementLogEntry(
  work: WriteContext,
  agreementId: number,
  entry: AgreementEntry,
): Promise<void> {
  const { db, now } = work;
  await db
    .insertInto("agreement_log")
    .values({
      agreement_id: agreementId,
      changed_on: now.toString(),
      changed_by: entry.by,
      change: entry.change,
      old: JSON.stringify(entry.old ?? {}),
      new: JSON.stringify(entry.new),
    })
    .execute();
  if (!notifiedChanges.has(entry.change)) return;
  const agreement = await db
    .selectFrom("agreements")
    .select(["company_id as companyId", "site_id as siteId"])
    .where("id", "=", agreementId)
    .executeTakeFirstOrThrow();
  await recordNotification(work, {
    ...agreement,
    kind: `agreement_${entry.change}`,
    subjectId: agreementId,
    causedBy: entry.by,
    details: entry.new,
  });
}

export const listAgreementLog = ({ db }: Context, agreementId: number) =>
  db
    .selectFrom("agreement_log")
    .innerJoin("users", "users.id", "agreement_log.changed_by")
    .selectAll("agreement_log")
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("changed_by_name"))
    .where("agreement_log.agreement_id", "=", agreementId)
    .orderBy("agreement_log.id", "desc")
    .execute();
