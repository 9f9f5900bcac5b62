import { wasteActionIds } from "@kreislauf/contract/catalog";
import { orderStatus } from "@kreislauf/contract/orders";
import { reportRetentionDays, reportsPerHour } from "@kreislauf/contract/labels";
import { sql } from "kysely";
import type { Scope, TransactionContext, WriteContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import { assignedSiteIds } from "../sites/index.ts";
import { containerColumns } from "./labels.store.ts";

/**
 * The instants of the reports of the last hour, newest first, for the container and for the company; as many of each as
 * its limit counts.
 */
export async function readRecentReports(
  db: Db,
  now: Temporal.Instant,
  agreementId: number,
  companyId: number,
) {
  const since = now.subtract({ hours: 1 }).toString();
  const recent = db
    .selectFrom("container_reports")
    .select("reported_at")
    .where("reported_at", ">", since)
    .orderBy("reported_at", "desc");
  const ofContainer = await recent
    .where("agreement_id", "=", agreementId)
    .limit(reportsPerHour.container)
    .execute();
  const ofCompany = await recent.where("company_id", "=", companyId).limit(reportsPerHour.company).execute();
  const instants = (rows: readonly { readonly reported_at: string }[]) => rows.map((row) => row.reported_at);
  return { ofContainer: instants(ofContainer), ofCompany: instants(ofCompany) };
}

/** The newest open report of an agreement; undefined if the agreement has no open report. */
export const findOpenReport = (db: Db, agreementId: number) =>
  db
    .selectFrom("container_reports")
    .select(["reported_at as reportedOn", "amount"])
    .where("agreement_id", "=", agreementId)
    .where("state", "=", "open")
    .orderBy("reported_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** The report that was sent before with the same key; undefined if there is none. */
export const findReportByKey = (db: Db, agreementId: number, key: string) =>
  db
    .selectFrom("container_reports")
    .select(["id", "reported_at", "amount"])
    .where("agreement_id", "=", agreementId)
    .where("request_key", "=", key)
    .executeTakeFirst();

/**
 * Makes reports of one company and of one container wait for each other, so that all of them count toward the limits.
 * Returns the hash of the container's current token; null if it has no code.
 */
export async function lockForReport({ db }: WriteContext, agreementId: number, companyId: number) {
  await db.selectFrom("companies").select("id").where("id", "=", companyId).forNoKeyUpdate().execute();
  const label = await db
    .selectFrom("container_labels")
    .select("token_hash")
    .where("agreement_id", "=", agreementId)
    .forUpdate()
    .executeTakeFirst();
  return label?.token_hash ?? null;
}

interface NewReport {
  readonly companyId: number;
  readonly siteId: number;
  readonly agreementId: number;
  readonly key: string;
  readonly amount: number;
  readonly name: string;
  readonly message: string | null;
  readonly contentHash: string | null;
}

export const insertReport = ({ db, now }: WriteContext, report: NewReport) =>
  db
    .insertInto("container_reports")
    .values({
      company_id: report.companyId,
      site_id: report.siteId,
      agreement_id: report.agreementId,
      request_key: report.key,
      amount: report.amount,
      reporter_name: report.name,
      message: report.message,
      content_hash: report.contentHash,
      reported_at: now.toString(),
      order_id: null,
      reason: null,
      closed_at: null,
      closed_by: null,
    })
    .returning(["id", "reported_at", "amount"])
    .executeTakeFirstOrThrow();

/**
 * Reports at the person's sites, with their container, its next open disposal, and its next disposal that waits for an
 * approval.
 */
const visibleReports = (scope: Scope) =>
  scope.db
    .selectFrom("container_reports")
    .innerJoin("agreements", "agreements.id", "container_reports.agreement_id")
    .innerJoin("waste_types", "waste_types.id", "agreements.waste_type_id")
    .innerJoin("container_types", "container_types.id", "agreements.container_type_id")
    .innerJoin("service_offers", "service_offers.id", "agreements.offer_id")
    .innerJoin("sites", "sites.id", "container_reports.site_id")
    .leftJoin("container_labels", "container_labels.agreement_id", "agreements.id")
    .leftJoin("users", "users.id", "container_reports.closed_by")
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom("orders")
          .select(["orders.id", "orders.desired_date", "orders.amount"])
          .whereRef("orders.agreement_id", "=", "container_reports.agreement_id")
          .where("orders.status", "=", orderStatus.open)
          .where("orders.executed_on", "is", null)
          .where("orders.container_action_id", "in", wasteActionIds)
          .orderBy("orders.desired_date")
          .orderBy("orders.id")
          .limit(1)
          .as("next_order"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom("approval_items")
          .innerJoin("approval_requests", "approval_requests.id", "approval_items.request_id")
          .select(["approval_items.request_id", "approval_items.desired_date", "approval_items.amount"])
          .whereRef("approval_items.agreement_id", "=", "container_reports.agreement_id")
          .where("approval_requests.state", "=", "waiting")
          .where("approval_items.container_action_id", "in", wasteActionIds)
          .orderBy("approval_items.desired_date")
          .orderBy("approval_items.request_id")
          .orderBy("approval_items.position")
          .limit(1)
          .as("waiting_order"),
      (join) => join.onTrue(),
    )
    .selectAll("container_reports")
    .select(containerColumns)
    .select([
      "agreements.status as agreement_status",
      "container_labels.place",
      "next_order.id as next_order_id",
      "next_order.desired_date as next_order_date",
      "next_order.amount as next_order_amount",
      "waiting_order.request_id as waiting_request_id",
      "waiting_order.desired_date as waiting_order_date",
      "waiting_order.amount as waiting_order_amount",
      sql<string | null>`trim(users.first_name || ' ' || users.last_name)`.as("closed_by_name"),
    ])
    .where("container_reports.company_id", "=", scope.actor.companyId)
    .where("container_reports.site_id", "in", assignedSiteIds(scope));

export type ReportRow = Awaited<ReturnType<ReturnType<typeof visibleReports>["executeTakeFirstOrThrow"]>>;

/** Maximum number of reports in the list on the dashboard. */
const shownReports = 50;

export const listOpenReports = (scope: Scope) =>
  visibleReports(scope)
    .where("container_reports.state", "=", "open")
    .orderBy("container_reports.reported_at")
    .orderBy("container_reports.id")
    .limit(shownReports)
    .execute();

export const countOpenReports = async (scope: Scope): Promise<number> =>
  (
    await scope.db
      .selectFrom("container_reports")
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("company_id", "=", scope.actor.companyId)
      .where("site_id", "in", assignedSiteIds(scope))
      .where("state", "=", "open")
      .executeTakeFirstOrThrow()
  ).count;

export const findReport = (scope: Scope, reportId: number) =>
  visibleReports(scope).where("container_reports.id", "=", reportId).executeTakeFirst();

/** Locks a report that the person may see; undefined for any other. */
export const lockReport = (context: TransactionContext, reportId: number) =>
  context.db
    .selectFrom("container_reports")
    .select(["id", "agreement_id", "state", "order_id"])
    .where("id", "=", reportId)
    .where("company_id", "=", context.actor.companyId)
    .where("site_id", "in", assignedSiteIds(context))
    .forUpdate()
    .executeTakeFirst();

/** Whether an order is for the container of a report. */
export const isOrderOfAgreement = async ({ db }: WriteContext, orderId: number, agreementId: number) =>
  (await db
    .selectFrom("orders")
    .select("id")
    .where("id", "=", orderId)
    .where("agreement_id", "=", agreementId)
    .executeTakeFirst()) !== undefined;

/** Closes up to `limit` open reports of ended agreements as declined, without a person who closed them. */
export async function closeReportsOfEndedAgreements(
  db: Db,
  now: Temporal.Instant,
  limit: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .with(
      (cte) => cte("ended").materialized(),
      (query) =>
        query
          .selectFrom("container_reports")
          .innerJoin("agreements", "agreements.id", "container_reports.agreement_id")
          .select("container_reports.id")
          .where("container_reports.state", "=", "open")
          .where("agreements.status", "=", "ended")
          .limit(limit)
          .forUpdate("container_reports")
          .skipLocked(),
    )
    .updateTable("container_reports")
    .set({ state: "declined", closed_at: now.toString() })
    .where("id", "in", (query) => query.selectFrom("ended").select("ended.id"))
    .where("state", "=", "open")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Deletes up to `limit` reports that were closed at least `reportRetentionDays` days ago. The purge of files removes
 * their photos.
 */
export async function deleteClosedReports(db: Db, now: Temporal.Instant, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .with(
      (cte) => cte("old").materialized(),
      (query) =>
        query
          .selectFrom("container_reports")
          .select("id")
          .where("closed_at", "<=", now.subtract({ hours: reportRetentionDays * 24 }).toString())
          .orderBy("closed_at")
          .limit(limit)
          .forUpdate()
          .skipLocked(),
    )
    .deleteFrom("container_reports")
    .where("id", "in", (query) => query.selectFrom("old").select("old.id"))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
