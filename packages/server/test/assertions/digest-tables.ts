import { sql } from "kysely";
import type { TestPortal } from "../portal/portal.ts";

/** Digests of the tables that the tested calls could change, to show that a refused call changed nothing. */
export async function digestTables({ database }: Pick<TestPortal, "database">): Promise<unknown> {
  const orders = ["orders", "order_log", "agreements", "inquiries", "outbox_mails", "documents"];
  const people = ["users", "sites", "external_contacts", "memberships", "user_sites"];
  const digests = orders.concat(people).map((table) => {
    const row = sql`${sql.ref(table)}::text`;
    return sql`(select md5(string_agg(${row}, ',' order by ${row})) from ${sql.table(table)}) as ${sql.ref(table)}`;
  });
  const { rows } = await sql`select ${sql.join(digests)}`.execute(database.db);
  return rows[0];
}
