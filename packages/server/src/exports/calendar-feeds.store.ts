import type { CalendarFeed, FeedCreation, FeedEdit } from "@kreislauf/contract/exports";
import { sql } from "kysely";
import type { Context, Scope, TransactionContext } from "../base/context.ts";
import type { Db } from "../base/database.ts";
import { visibleOrders } from "../orders/index.ts";

const ownFeeds = ({ db, actor }: Scope) =>
  db
    .selectFrom("calendar_feeds")
    .selectAll()
    .where("user_id", "=", actor.userId)
    .where("company_id", "=", actor.companyId);

type FeedRow = NonNullable<Awaited<ReturnType<typeof findOwnFeed>>>;

export const listOwnFeeds = (context: Context) => ownFeeds(context).orderBy("id").execute();
const findOwnFeed = (scope: Scope, id: number) => ownFeeds(scope).where("id", "=", id).executeTakeFirst();

export const toFeed = (row: FeedRow): CalendarFeed => ({
  id: row.id,
  serviceLocationId: row.location_id,
  ordered: row.ordered,
  periodic: row.periodic,
  reminder: row.reminder,
  createdOn: row.created_at,
  lastReadOn: row.last_read_at,
});

/** Makes the subscription of a site, or of all, or gives the one there is another secret. */
export const putFeed = (
  { db, actor, now }: TransactionContext,
  { serviceLocationId, ...content }: FeedCreation,
  tokenHash: Buffer,
): Promise<FeedRow> =>
  db
    .insertInto("calendar_feeds")
    .values({
      company_id: actor.companyId,
      user_id: actor.userId,
      location_id: serviceLocationId,
      token_hash: tokenHash,
      ...content,
      created_at: now.toString(),
      last_read_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`user_id, company_id, coalesce(location_id, 0)`)
        .doUpdateSet({ ...content, token_hash: tokenHash, created_at: now.toString(), last_read_at: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateFeed = ({ db, actor }: TransactionContext, id: number, content: FeedEdit) =>
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

/** The subscription of a secret; notes that it was asked for. */
export const readFeedByToken = (db: Db, tokenHash: Buffer, now: Temporal.Instant) =>
  db
    .updateTable("calendar_feeds")
    .set({ last_read_at: now.toString() })
    .where("token_hash", "=", tokenHash)
    .returningAll()
    .executeTakeFirst();

/** What a feed tells: orders from a day on, cancelled ones too, so that calendars take them out. */
export const listFeedOrders = (
  scope: Scope,
  { location_id, ordered, periodic }: Pick<FeedRow, "location_id" | "ordered" | "periodic">,
  from: string,
) =>
  visibleOrders(scope)
    .innerJoin("waste_types", "waste_types.id", "orders.waste_type_id")
    .innerJoin("container_types", "container_types.id", "orders.container_type_id")
    .innerJoin("locations", "locations.id", "orders.location_id")
    .select([
      "orders.id",
      "orders.order_number",
      "orders.status",
      "orders.version",
      "orders.amount",
      "orders.container_action_id",
      "orders.desired_date",
      "orders.time_window",
      "orders.created_on",
      "orders.independent_waste_type",
      "waste_types.description as waste",
      "container_types.type as container",
      "locations.alias",
      "locations.street",
      "locations.house_number",
      "locations.zip",
      "locations.city",
      (select) =>
        select
          .selectFrom("order_log")
          .select((log) => log.fn.max<string | null>("order_log.changed_on").as("changed"))
          .whereRef("order_log.order_id", "=", "orders.id")
          .as("changed_on"),
    ])
    .where("orders.desired_date", ">=", from)
    .$if(location_id !== null, (rest) => rest.where("orders.location_id", "=", location_id as number))
    .$if(!ordered, (rest) => rest.where("orders.cycle_day", "is not", null))
    .$if(!periodic, (rest) => rest.where("orders.cycle_day", "is", null))
    .orderBy("orders.desired_date")
    .orderBy("orders.id")
    .execute();

export type FeedOrder = Awaited<ReturnType<typeof listFeedOrders>>[number];
