import { Refusal } from "@kreislauf/contract/base";
import { sql } from "kysely";
import type { Work } from "../base/context.ts";
import type { CompanyNumbersTable } from "./locations.tables.ts";
import { listCompanyNumbers } from "./site-list.store.ts";

type Kind = CompanyNumbersTable["kind"];
export type CompanyNumbers = Readonly<Record<Kind, readonly string[]>>;

/** Where a site keeps the number of each kind that it chose. */
const siteColumns = {
  contract: "contract_number",
  partner: "partner_number",
  ship_to: "ship_to_number",
} as const satisfies Record<Kind, string>;

const kinds = Object.keys(siteColumns) as Kind[];

/** Overwrites the numbers that a company's sites choose from. The company is locked. */
export async function setCompanyNumbers(
  work: Work,
  companyId: number,
  numbers: CompanyNumbers,
): Promise<void> {
  for (const kind of kinds) await setNumbers(work, companyId, kind, [...new Set(numbers[kind])]);
}

/** What a site or a group has stays. Sites hold the numbers they choose, so those removed are looked for afterwards. */
async function setNumbers({ db }: Work, company_id: number, kind: Kind, wanted: string[]): Promise<void> {
  const removed = await db
    .deleteFrom("company_numbers")
    .where("company_id", "=", company_id)
    .where("kind", "=", kind)
    .where(sql<boolean>`number <> all (${wanted}::text[])`)
    .returning("number")
    .execute();
  const isRemoved = sql<string>`any (${removed.map(({ number }) => number)}::text[])`;
  const site = await db
    .selectFrom("locations")
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

/** More numbers that a company's sites may choose. */
export async function addCompanyNumbers(
  { db }: Pick<Work, "db">,
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

/** The numbers a company has, each kind sorted. */
export async function getCompanyNumbers(
  context: Pick<Work, "db">,
  companyId: number,
): Promise<Record<Kind, string[]>> {
  const rows = await listCompanyNumbers(context, companyId);
  const ofKind = (wanted: Kind) => rows.filter(({ kind }) => kind === wanted).map(({ number }) => number);
  return { contract: ofKind("contract"), partner: ofKind("partner"), ship_to: ofKind("ship_to") };
}
