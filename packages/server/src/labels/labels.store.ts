import { Refusal } from "@kreislauf/contract/base";
import { type Selectable, sql, type SqlBool } from "kysely";
import type { InTransaction, Scope, TransactionContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import { assignedSiteIds } from "../sites/index.ts";
import type { ContainerLabelsTable } from "./labels.tables.ts";

export type LabelRow = Selectable<ContainerLabelsTable>;

/**
 * The columns that name and draw a container, for queries that join its agreement with waste type, container type,
 * offer and site.
 */
export const containerColumns = [
  "agreements.containers_on_site",
  "service_offers.unit",
  "waste_types.id as waste_type_id",
  "waste_types.description as waste_description",
  "waste_types.avv_code",
  "waste_types.hazardous",
  "container_types.id as container_type_id",
  "container_types.type as container_type",
  "container_types.size as container_size",
  "container_types.drawing as container_drawing",
  "sites.alias",
  "sites.city",
] as const;

/** Agreements with the texts of their labels, which are null for an agreement without a label. */
const selectLabels = ({ db }: Pick<Scope, "db">) =>
  db
    .selectFrom("agreements")
    .innerJoin("waste_types", "waste_types.id", "agreements.waste_type_id")
    .innerJoin("container_types", "container_types.id", "agreements.container_type_id")
    .innerJoin("sites", "sites.id", "agreements.site_id")
    .innerJoin("companies", "companies.id", "agreements.company_id")
    .innerJoin("service_offers", "service_offers.id", "agreements.offer_id")
    .leftJoin("container_labels", "container_labels.agreement_id", "agreements.id")
    .select(containerColumns)
    .select([
      "agreements.id as agreement_id",
      "agreements.company_id",
      "agreements.site_id",
      "agreements.status",
      "sites.street",
      "sites.house_number",
      "sites.zip",
      "companies.name as company",
      "container_labels.version",
      "container_labels.name",
      "container_labels.accepted",
      "container_labels.rejected",
      "container_labels.place",
      "container_labels.code_number",
      "container_labels.token_hash",
      "container_labels.printed_at",
    ]);

export type LabelListRow = Awaited<ReturnType<ReturnType<typeof selectLabels>["executeTakeFirstOrThrow"]>>;

const visibleLabels = (scope: Scope) =>
  selectLabels(scope)
    .where("agreements.company_id", "=", scope.actor.companyId)
    .where("agreements.site_id", "in", assignedSiteIds(scope));

/** Labels of a site's running and requested agreements, sorted by waste type, each with its last report. */
export const listLabelRows = (scope: Scope, siteId: number) =>
  withLastReport(visibleLabels(scope))
    .where("agreements.site_id", "=", siteId)
    .where("agreements.status", "!=", "ended")
    .orderBy(sql`waste_types.sort_key collate "C"`)
    .orderBy(sql`container_types.sort_key collate "C"`)
    .orderBy("agreements.id")
    .execute();

export const getLabelListRow = async (scope: Scope, agreementId: number) => {
  const row = await withLastReport(visibleLabels(scope))
    .where("agreements.id", "=", agreementId)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal("not_found");
  return row;
};

const withLastReport = (labels: ReturnType<typeof visibleLabels>) =>
  labels
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom("container_reports")
          .select(["reported_at", "reporter_name", "amount"])
          .whereRef("container_reports.agreement_id", "=", "agreements.id")
          .orderBy("reported_at", "desc")
          .orderBy("id", "desc")
          .limit(1)
          .as("last_report"),
      (join) => join.onTrue(),
    )
    .select(["last_report.reported_at", "last_report.reporter_name", "last_report.amount"]);

/** The labels to print, sorted by site and waste type. */
export const listPrintedRows = (scope: Scope, agreementIds: readonly number[]) =>
  visibleLabels(scope)
    .leftJoin("users", "users.id", "sites.contact_user_id")
    .leftJoin("external_contacts", "external_contacts.id", "sites.contact_external_id")
    .select([
      sql<
        string | null
      >`coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), external_contacts.name)`.as(
        "contact_name",
      ),
      sql<string | null>`coalesce(users.phone, external_contacts.phone)`.as("contact_phone"),
    ])
    .where("agreements.id", "=", sql<number>`any (${[...agreementIds]}::integer[])`)
    .orderBy(sql`sites.sort_key collate "C"`)
    .orderBy(sql`waste_types.sort_key collate "C"`)
    .orderBy("agreements.id")
    .execute();

export type PrintedRow = Awaited<ReturnType<typeof listPrintedRows>>[number];

/** Locks the label of an agreement that the person may see. Creates the label if there is none yet. */
export async function lockLabel(context: TransactionContext, agreementId: number): Promise<LabelRow> {
  const { db, actor, now } = context;
  const agreement = await db
    .selectFrom("agreements")
    .select("status")
    .where("id", "=", agreementId)
    .where("company_id", "=", actor.companyId)
    .where("site_id", "in", assignedSiteIds(context))
    .forShare()
    .executeTakeFirst();
  if (agreement === undefined) throw new Refusal("not_found");
  if (agreement.status === "ended") throw new Refusal("agreement_ended");
  await db
    .insertInto("container_labels")
    .values({
      agreement_id: agreementId,
      company_id: actor.companyId,
      name: null,
      accepted: null,
      rejected: null,
      token_hash: null,
      printed_at: null,
      ended_at: null,
      changed_at: now.toString(),
      changed_by: actor.userId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await db
    .selectFrom("container_labels")
    .selectAll()
    .where("agreement_id", "=", agreementId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Writes a change of a label. The caller has locked it. */
export async function updateLabel(
  { db, actor, now }: TransactionContext,
  label: LabelRow,
  set: Partial<Omit<LabelRow, "agreement_id" | "company_id">>,
): Promise<void> {
  await db
    .updateTable("container_labels")
    .set({ version: label.version + 1, ...set, changed_at: now.toString(), changed_by: actor.userId })
    .where("agreement_id", "=", label.agreement_id)
    .execute();
}

export const markPrinted = ({ db, now }: InTransaction, agreementIds: readonly number[]) =>
  db
    .updateTable("container_labels")
    .set({ printed_at: now.toString() })
    .where("agreement_id", "=", sql<number>`any (${[...agreementIds]}::integer[])`)
    .execute();

/**
 * The label of a token, for anybody who has the token; undefined if the token is unknown, the agreement has ended or
 * the site is inactive. Always one statement, so that its duration does not tell which of these it is.
 */
export const findLabelByToken = (db: Db, tokenHash: Buffer) =>
  selectLabels({ db })
    .where("container_labels.token_hash", "=", tokenHash)
    .where("agreements.status", "!=", "ended")
    .where(sql<SqlBool>`sites.active`)
    .executeTakeFirst();
