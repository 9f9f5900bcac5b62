import { createHash } from "node:crypto";
import type { CalendarFeed, CalendarFeedCreation, CalendarFeedEdit } from "@kreislauf/contract/exports";
import { sql, type SqlBool } from "kysely";
import type { Context, Scope, TransactionContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import { visibleOrders } from "../orders/index.ts";

/** Only this hash of the feed's token is stored, so that a copy of the database opens no calendar. */
export const hashCalendarFeedToken = (token: string): Buffer => createHash("sha256").update(token).digest();

const ownFeeds = ({ db, actor }: Scope) =>
  db
    .selectFrom("calendar_feeds")
    .selectAll()
    .where("user_id", "=", actor.userId)
    .where("company_id", "=", actor.companyId);

type FeedRow = NonNullable<Awaited<ReturnType<typeof findOwnFeed>>>;

export const listOwnFeeds = (context: Context) => ownFeeds(context).orderBy("id").execute();
const findOwnFeed = (scope: Scope, id: number) => ownFeeds(scope).where("id", "=", id).executeTakeFirst();

export const toFeedView = (row: FeedRow): CalendarFeed => ({
  id: row.id,
  serviceLocationId: row.site_id,
  ordered: row.ordered,
  periodic: row.periodic,
  reminder: row.reminder,
  createdOn: row.created_at,
  lastReadOn: row.last_read_at,
});

/** Creates the person's calendar feed of a site or of all sites. If that feed exists, it gets a new secret. */
export const upsertFeed = (
  { db, actor, now }: TransactionContext,
  { serviceLocationId, ...content }: CalendarFeedCreation,
  tokenHash: Buffer,
): Promise<FeedRow> =>
  db
    .insertInto("calendar_feeds")
    .values({
      company_id: actor.companyId,
      user_id: actor.userId,
      site_id: serviceLocationId,
      token_hash: tokenHash,
      ...content,
      created_at: now.toString(),
      last_read_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`user_id, company_id, coalesce(site_id, 0)`)
        .doUpdateSet({ ...content, token_hash: tokenHash, created_at: now.toString(), last_read_at: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateFeed = ({ db, actor }: TransactionContext, id: number, content: CalendarFeedEdit) =>
  db
    .updateTable("calendar_feeds")
    .set(content)
    .where("id", "=", id)
    .where("user_id", "=", actor.userId)
    .where("company_id", "=", actor.companyId)
    .returningAll()
    .executeTakeFirst();

export async function deleteFeed({ db, actor }: TransactionContext, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("calendar_feeds")
    .where("id", "=", id)
    .where("user_id", "=", actor.userId)
    .where("company_id", "=", actor.companyId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/**
 * The calendar feed with this hash of its secret; undefined if there is none or its company is deactivated. Records the
 * time of the request.
 */
export const readFeedByToken = (db: Db, tokenHash: Buffer, now: Temporal.Instant) =>
  db
    .updateTable("calendar_feeds")
    .set({ last_read_at: now.toString() })
    .where("token_hash", "=", tokenHash)
    .where(sql<SqlBool>`exists (select from companies
      where companies.id = calendar_feeds.company_id and companies.deactivated_at is null)`)
    .returningAll()
    .executeTakeFirst();

/**
 * The content of a feed: orders with a desired date from `from` on, including cancelled ones, so that calendars remove
 * them.
 */
export const listFeedOrders = (
  scope: Scope,
  { site_id, ordered, periodic }: Pick<FeedRow, "site_id" | "ordered" | "periodic">,
  from: string,
) =>
  visibleOrders(scope)
    .innerJoin("waste_types", "waste_types.id", "orders.waste_type_id")
    .innerJoin("container_types", "container_types.id", "orders.container_type_id")
    .innerJoin("sites", "sites.id", "orders.site_id")
    .innerJoin("agreements", "agreements.id", "orders.agreement_id")
    .innerJoin("service_offers", "service_offers.id", "agreements.offer_id")
    .select([
      "orders.id",
      "service_offers.unit as offer_unit",
      "orders.order_number",
      "orders.status",
      "orders.version",
      "orders.amount",
      "orders.container_action_id",
      "orders.desired_date",
      "orders.confirmed_date",
      "orders.executed_on",
      "orders.proposal",
      "orders.claim",
      "orders.time_window",
      "orders.created_on",
      "orders.independent_waste_type",
      "waste_types.description as waste",
      "container_types.type as container",
      "sites.land",
      "sites.assumption_day_holiday",
      "sites.corpus_christi_holiday",
      "sites.alias",
      "sites.street",
      "sites.house_number",
      "sites.zip",
      "sites.city",
      (select) =>
        select
          .selectFrom("order_log")
          .select((log) => log.fn.max<string | null>("order_log.changed_on").as("changed"))
          .whereRef("order_log.order_id", "=", "orders.id")
          .as("changed_on"),
    ])
    .where("orders.desired_date", ">=", from)
    .$if(site_id !== null, (rest) => rest.where("orders.site_id", "=", site_id as number))
    .$if(!ordered, (rest) => rest.where("orders.cycle_day", "is not", null))
    .$if(!periodic, (rest) => rest.where("orders.cycle_day", "is", null))
    .orderBy("orders.desired_date")
    .orderBy("orders.id")
    .execute();

export type FeedOrder = Awaited<ReturnType<typeof listFeedOrders>>[number];
