import {
  type NamedReference,
  type PriceReaders,
  type ReferenceChange,
  type ReferenceField,
  referenceFields,
  type ReferenceInput,
  type ReferenceRules,
  type SiteReferences,
} from "@kreislauf/contract/purchasing";
import { sql } from "kysely";
import type { Context, TransactionContext, WriteContext } from "../base/context.ts";
import type { ReferenceRow } from "./purchasing.tables.ts";

type Source = Pick<Context, "db">;

/** The column that holds each field, in orders as well as in a site's defaults. */
export const referenceColumns = {
  customerOrderNumber: "customer_order_number",
  costCentre: "cost_centre",
  project: "project",
} as const satisfies Readonly<Record<ReferenceField, string>>;

export const findPolicy = ({ db }: Source, companyId: number) =>
  db.selectFrom("reference_policies").selectAll().where("company_id", "=", companyId).executeTakeFirst();

export const listEntries = ({ db }: Source, companyId: number) =>
  db
    .selectFrom("reference_entries")
    .selectAll()
    .where("company_id", "=", companyId)
    .orderBy("field")
    .orderBy(sql`code collate "C"`)
    .execute();

export const findPricePolicy = ({ db }: Source, companyId: number) =>
  db.selectFrom("price_policies").selectAll().where("company_id", "=", companyId).executeTakeFirst();

export const savePriceReaders = ({ db, actor }: TransactionContext, readers: PriceReaders) =>
  db
    .insertInto("price_policies")
    .values({ company_id: actor.companyId, readers })
    .onConflict((conflict) =>
      conflict
        .column("company_id")
        .doUpdateSet({ readers, version: sql<number>`price_policies.version + 1` }),
    )
    .execute();

export const hasBudgets = async ({ db }: Source, companyId: number): Promise<boolean> =>
  (await db
    .selectFrom("budgets")
    .select("id")
    .where("company_id", "=", companyId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Locks entries by ascending id until the transaction ends, so that nobody else changes them or uses their amounts. */
export const lockEntries = ({ db }: WriteContext, ids: readonly number[]) =>
  db
    .selectFrom("reference_entries")
    .selectAll()
    .where("id", "=", sql<number>`any (${[...ids]}::integer[])`)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();

/** Locks all entries of a company by ascending id, as orders lock the entries that they name. */
export const lockEntriesOfCompany = ({ db }: WriteContext, companyId: number) =>
  db
    .selectFrom("reference_entries")
    .selectAll()
    .where("company_id", "=", companyId)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();

/** The entries with these codes, in any field. */
export const listNamedEntries = ({ db }: Source, companyId: number, codes: readonly string[]) =>
  db
    .selectFrom("reference_entries")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("code", "=", sql<string>`any (${[...codes]}::text[])`)
    .execute();

/** The order or the request that is being changed: it does not count against itself. */
export interface ChangedCharge {
  readonly orderId?: number;
  readonly requestId?: number;
}

/**
 * The sum of the prices of the orders and waiting requests that name each entry, in cents, by field and code. Without
 * cancelled orders, and without `changed`.
 */
export async function sumOrdered(
  { db }: Source,
  companyId: number,
  codes: readonly string[],
  { orderId = 0, requestId = 0 }: ChangedCharge = {},
): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const sums = referenceFields.map((field) => {
    const [ofOrder, ofItem] = ["orders", "items"].map((table) =>
      sql.ref(`${table}.${referenceColumns[field]}`),
    );
    return sql`
      select ${field}::text as field, ${ofOrder} as code, (price->>'netAmount')::bigint as cents
      from orders join order_prices on order_prices.order_id = orders.id
      where orders.company_id = ${companyId} and orders.cancellation is null and orders.id <> ${orderId}
        and ${ofOrder} = any (${[...codes]}::text[])
      union all
      select ${field}::text, ${ofItem}, items.price_cents
      from approval_requests requests join approval_items items on items.request_id = requests.id
      where requests.company_id = ${companyId} and requests.state = 'waiting' and requests.id <> ${requestId}
        and ${ofItem} = any (${[...codes]}::text[])`;
  });
  const { rows } = await sql<{ field: ReferenceField; code: string; cents: number | null }>`
    select field, code, sum(cents)::bigint as cents from (${sql.join(sums, sql` union all `)}) as ordered
    group by 1, 2`.execute(db);
  return new Map(rows.map(({ field, code, cents }) => [keyOf(field, code), cents ?? 0]));
}

export const toNamedReference = (row: ReferenceRow, leftCents: number | null): NamedReference => ({
  code: row.code,
  endsOn: row.ends_on,
  isClosed: row.closed,
  leftCents,
});

export const keyOf = (field: ReferenceField, code: string) => `${field} ${code}`;

/** Locks the company, so that one person at a time changes its lists. */
export const lockCompanyLists = ({ db, actor }: TransactionContext) =>
  db.selectFrom("companies").select("id").where("id", "=", actor.companyId).forNoKeyUpdate().execute();

export const savePolicy = ({ db, actor }: TransactionContext, rules: ReferenceRules) =>
  db
    .insertInto("reference_policies")
    .values({ company_id: actor.companyId, rules: JSON.stringify(rules) })
    .onConflict((conflict) =>
      conflict.column("company_id").doUpdateSet({
        rules: JSON.stringify(rules),
        version: sql<number>`reference_policies.version + 1`,
      }),
    )
    .execute();

const frameColumns = ({
  name,
  endsOn,
  amountCents,
}: Pick<ReferenceChange, "name" | "endsOn" | "amountCents">) => ({
  name: name ?? "",
  ends_on: endsOn,
  amount_cents: amountCents,
});

/** Adds an entry; undefined if the list has it already. */
export const insertEntry = (
  { db, now }: WriteContext,
  companyId: number,
  entry: ReferenceInput & Partial<Pick<ReferenceChange, "closed">>,
  by: number,
) =>
  db
    .insertInto("reference_entries")
    .values({
      company_id: companyId,
      field: entry.field,
      code: entry.code,
      ...frameColumns(entry),
      closed: entry.closed ?? false,
      changed_by: by,
      changed_on: now.toString(),
    })
    .onConflict((conflict) => conflict.columns(["company_id", "field", "code"]).doNothing())
    .returningAll()
    .executeTakeFirst();

export const lockEntry = ({ db, actor }: TransactionContext, id: number) =>
  db
    .selectFrom("reference_entries")
    .selectAll()
    .where("id", "=", id)
    .where("company_id", "=", actor.companyId)
    .forUpdate()
    .executeTakeFirst();

export const updateEntry = (
  { db, now }: WriteContext,
  id: number,
  change: Omit<ReferenceChange, "version">,
  by: number,
) =>
  db
    .updateTable("reference_entries")
    .set({
      ...frameColumns(change),
      closed: change.closed,
      version: sql<number>`version + 1`,
      changed_by: by,
      changed_on: now.toString(),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const listSiteReferences = ({ db }: Source, companyId: number) =>
  db.selectFrom("site_references").selectAll().where("company_id", "=", companyId).execute();

export const findSiteReferences = ({ db }: Source, siteId: number) =>
  db.selectFrom("site_references").selectAll().where("site_id", "=", siteId).executeTakeFirst();

/** The defaults of these sites of the person's company. */
export const listReferencesOfSites = ({ db, actor }: Context, siteIds: readonly number[]) =>
  db
    .selectFrom("site_references")
    .selectAll()
    .where("company_id", "=", actor.companyId)
    .where("site_id", "=", sql<number>`any (${[...siteIds]}::integer[])`)
    .execute();

/**
 * A site of the company, also one that is not assigned to the person: the right to manage references holds for all
 * sites.
 */
export const findCompanySite = ({ db, actor }: TransactionContext, siteId: number) =>
  db
    .selectFrom("sites")
    .select(["id", "alias"])
    .where("id", "=", siteId)
    .where("company_id", "=", actor.companyId)
    .executeTakeFirst();

export async function saveSiteReferences(
  { db }: Source,
  companyId: number,
  siteId: number,
  { customerOrderNumber, costCentre, project }: SiteReferences,
): Promise<void> {
  const columns = {
    customer_order_number: customerOrderNumber ?? "",
    cost_centre: costCentre ?? "",
    project: project ?? "",
  };
  await db
    .insertInto("site_references")
    .values({ site_id: siteId, company_id: companyId, ...columns })
    .onConflict((conflict) => conflict.column("site_id").doUpdateSet(columns))
    .execute();
}
