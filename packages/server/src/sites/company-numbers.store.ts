import { Refusal } from "@kreislauf/contract/base";
import { sql } from "kysely";
import type { WriteContext } from "../base/context.ts";
import type { CompanyNumbersTable } from "./sites.tables.ts";

export type Kind = CompanyNumbersTable["kind"];

/** The columns in which a site stores its chosen number of each kind. */
export const siteColumns = {
  contract: "contract_number",
  partner: "partner_number",
  ship_to: "ship_to_number",
} as const satisfies Record<Kind, string>;

/**
 * Replaces the numbers of one kind. Refuses to remove a number that a site or a group uses: the removed numbers are
 * looked up in sites and groups afterwards, and the refusal undoes their removal.
 */
export async function setNumbers(
  { db }: WriteContext,
  company_id: number,
  kind: Kind,
  wanted: string[],
): Promise<void> {
  const removed = await db
    .deleteFrom("company_numbers")
    .where("company_id", "=", company_id)
    .where("kind", "=", kind)
    .where(sql<boolean>`number <> all (${wanted}::text[])`)
    .returning("number")
    .execute();
  const isRemoved = sql<string>`any (${removed.map(({ number }) => number)}::text[])`;
  const site = await db
    .selectFrom("sites")
    .select("id")
    .where("company_id", "=", company_id)
    .where(siteColumns[kind], "=", isRemoved)
    .orderBy("id")
    .executeTakeFirst();
  if (site !== undefined) throw inUse("serviceLocationId", site.id);
  const group = await db
    .selectFrom("groups")
    .select("id")
    .where("company_id", "=", company_id)
    .where("partner_number", "=", isRemoved)
    .orderBy("id")
    .executeTakeFirst();
  if (kind === "partner" && group !== undefined) throw inUse("groupId", group.id);
  await addCompanyNumbers({ db }, company_id, kind, wanted);
}

/** Adds numbers that a company's sites may choose. */
export async function addCompanyNumbers(
  { db }: Pick<WriteContext, "db">,
  company_id: number,
  kind: Kind,
  numbers: readonly string[],
): Promise<void> {
  if (numbers.length === 0) return;
  await db
    .insertInto("company_numbers")
    .columns(["company_id", "kind", "number"])
    .expression(
      sql<CompanyNumbersTable>`select ${company_id}::integer, ${kind}, unnest(${[...numbers]}::text[])`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const inUse = (field: string, id: number) => new Refusal("number_in_use", [{ field, message: String(id) }]);
