import type { OrderColumnChoice, SavedViewInput } from "@kreislauf/contract/orders";
import { type SqlBool, sql } from "kysely";
import type { Scope, TransactionContext } from "../../base/context.ts";

/** The person's own saved views of the order list, and those that other members of the company share. */
const visibleViews = ({ db, actor }: Scope) =>
  db
    .selectFrom("saved_views")
    .innerJoin("users", "users.id", "saved_views.user_id")
    .innerJoin("memberships", (join) =>
      join
        .onRef("memberships.user_id", "=", "saved_views.user_id")
        .onRef("memberships.company_id", "=", "saved_views.company_id")
        .on("memberships.deleted_at", "is", null),
    )
    .where("saved_views.company_id", "=", actor.companyId)
    .where((where) =>
      where.or([where("saved_views.user_id", "=", actor.userId), where("saved_views.shared", "=", true)]),
    )
    .select([
      "saved_views.id",
      "saved_views.name",
      "saved_views.shared",
      "saved_views.query",
      sql<boolean>`saved_views.user_id = ${actor.userId}`.as("own"),
      sql<string>`users.first_name || ' ' || users.last_name`.as("owner"),
    ]);

export const listSavedViews = (scope: Scope) =>
  visibleViews(scope)
    .orderBy("own", "desc")
    .orderBy(sql`lower(saved_views.name) collate "C"`)
    .orderBy("saved_views.id")
    .execute();

export const findSavedView = (scope: Scope, id: number) =>
  visibleViews(scope).where("saved_views.id", "=", id).executeTakeFirst();

/** Whether a saved view is the person's own: other people's views cannot be changed. */
const ownViews = ({ actor }: Scope) =>
  sql<SqlBool>`saved_views.company_id = ${actor.companyId} and saved_views.user_id = ${actor.userId}`;

export const lockOwnView = (context: TransactionContext, id: number) =>
  context.db
    .selectFrom("saved_views")
    .selectAll()
    .where("id", "=", id)
    .where(ownViews(context))
    .forUpdate()
    .executeTakeFirst();

/**
 * The number of the person's views, and the id of the view that has this name in upper or lower case. Locks the
 * person's row, so that two calls at once wait for each other.
 */
export async function lockOwnViewNames(context: TransactionContext, name: string) {
  await sql`select from users where id = ${context.actor.userId} for no key update`.execute(context.db);
  const rows = await context.db
    .selectFrom("saved_views")
    .select(["id", sql<boolean>`lower(name) = lower(${name})`.as("has_name")])
    .where(ownViews(context))
    .execute();
  return { count: rows.length, named: rows.find((row) => row.has_name)?.id };
}

export async function insertSavedView(context: TransactionContext, view: SavedViewInput): Promise<number> {
  const { db, actor, now } = context;
  const { id } = await db
    .insertInto("saved_views")
    .values({
      ...viewColumns(view),
      company_id: actor.companyId,
      user_id: actor.userId,
      created_at: now.toString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSavedView(
  context: TransactionContext,
  id: number,
  view: SavedViewInput,
): Promise<void> {
  await context.db
    .updateTable("saved_views")
    .set(viewColumns(view))
    .where("id", "=", id)
    .where(ownViews(context))
    .execute();
}

const viewColumns = ({ name, shared, query }: SavedViewInput) => ({
  name,
  shared,
  query: JSON.stringify(query),
});

export async function deleteSavedView(context: TransactionContext, id: number): Promise<void> {
  await context.db.deleteFrom("saved_views").where("id", "=", id).where(ownViews(context)).execute();
}

export const findOrderColumns = ({ db, actor }: Scope) =>
  db
    .selectFrom("order_columns")
    .select(["hidden", "added"])
    .where("user_id", "=", actor.userId)
    .executeTakeFirst();

export async function saveOrderColumns(
  { db, actor }: TransactionContext,
  { hidden, added }: OrderColumnChoice,
): Promise<void> {
  const columns = {
    hidden: hidden === null ? null : JSON.stringify(hidden),
    added: JSON.stringify(added),
  };
  await db
    .insertInto("order_columns")
    .values({ user_id: actor.userId, ...columns })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(columns))
    .execute();
}
