import type { DeskViewInput } from "@kreislauf/contract/desk";
import { type SqlBool, sql } from "kysely";
import type { InTransaction, StaffContext } from "../../base/context.ts";

type Reading = Pick<StaffContext, "db" | "staff">;
type Writing = InTransaction<StaffContext>;

const ownViews = ({ db, staff }: Reading) =>
  db.selectFrom("staff_views").select(["id", "name", "query"]).where("staff_id", "=", staff.staffId);

export const listViews = (context: Reading) =>
  ownViews(context)
    .orderBy(sql`lower(name) collate "C"`)
    .orderBy("id")
    .execute();

export const findView = (context: Reading, viewId: number) =>
  ownViews(context).where("id", "=", viewId).executeTakeFirst();

/**
 * How many views the staff member has, and the id of the one with this name in upper or lower case. Locks the staff
 * member's row, so that two calls at once run one after the other.
 */
export async function lockViewNames(context: Writing, name: string) {
  await sql`select from staff where id = ${context.staff.staffId} for no key update`.execute(context.db);
  const rows = await ownViews(context)
    .select(sql<SqlBool>`lower(name) = lower(${name})`.as("has_name"))
    .execute();
  return { count: rows.length, named: rows.find(({ has_name }) => has_name)?.id };
}

export const insertView = ({ db, now, staff }: Writing, { name, query }: DeskViewInput) =>
  db
    .insertInto("staff_views")
    .values({ staff_id: staff.staffId, name, query: JSON.stringify(query), created_at: now.toString() })
    .returning(["id", "name", "query"])
    .executeTakeFirstOrThrow();

export const updateView = ({ db, staff }: Writing, viewId: number, { name, query }: DeskViewInput) =>
  db
    .updateTable("staff_views")
    .set({ name, query: JSON.stringify(query) })
    .where("id", "=", viewId)
    .where("staff_id", "=", staff.staffId)
    .returning(["id", "name", "query"])
    .executeTakeFirst();

export const deleteView = async ({ db, staff }: Writing, viewId: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom("staff_views")
    .where("id", "=", viewId)
    .where("staff_id", "=", staff.staffId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
