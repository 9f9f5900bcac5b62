import { permission } from "@kreislauf/contract/base";
import { sql } from "kysely";
import type { Db } from "../../base/database/database.ts";
import { sortKey } from "../../base/database/sort-key.ts";
import type { LargeScale } from "./large-scale.ts";
import { companyNames, firstNames, lastNames, legalForms } from "./large-names.ts";
import { hashedWord } from "./hashed-choice.ts";

/**
 * The ids of the first company and of the first user, which have number 0. The other ids follow without gaps, because
 * nothing else writes to the empty database.
 */
export interface FirstIds {
  readonly company: number;
  readonly user: number;
}

/** Accounts for measurements; all have the demo's password. */
export const largeAccounts = {
  /** Sees all sites of the big company. */
  big: "gross@large.example",
  /** Sees the few sites of an ordinary company. */
  ordinary: "mittel@large.example",
  /** The first user who sees some of the big company's sites. */
  colleague: "gross-1@large.example",
} as const;

/** Writes the companies with one user each who has all permissions, and the other users of the big company. */
export async function writeLargeCompanies(
  db: Db,
  scale: LargeScale,
  since: string,
  passwordHash: string,
): Promise<FirstIds> {
  await sql`
    insert into companies (name, customer_number, documents_enabled, created_at)
    select ${hashedWord("company", 1, companyNames)} || ' ' || company || ' ' || ${hashedWord("company", 2, legalForms)},
      (80000000 + company)::text, true, ${since}
    from generate_series(0, ${scale.companies - 1}::integer) as company`.execute(db);
  const company = await firstId(db, "companies");
  const people = scale.companies + scale.bigCompanyColleagues;
  await sql`
    insert into users (email, first_name, last_name, password_hash, created_at, sort_key)
    select case
        when person = 0 then ${largeAccounts.big}
        when person = 1 then ${largeAccounts.ordinary}
        when person < ${scale.companies} then 'firma-' || person || '@large.example'
        else 'gross-' || (person - ${scale.companies - 1}) || '@large.example'
      end,
      ${hashedWord("person", 3, firstNames)}, ${hashedWord("person", 4, lastNames)}, ${passwordHash}, ${since},
      ${hashedWord("person", 4, lastNames.map(sortKey))} || ' ' || ${hashedWord("person", 3, firstNames.map(sortKey))}
    from generate_series(0, ${people - 1}::integer) as person`.execute(db);
  const user = await firstPersonId(db);
  await sql`
    insert into memberships (user_id, company_id, permissions, created_at)
    select ${user} + person, ${company} + case when person < ${scale.companies} then person else 0 end,
      ${Object.values(permission)}::smallint[], ${since}
    from generate_series(0, ${people - 1}::integer) as person`.execute(db);
  return { company, user };
}

export async function firstId(db: Db, table: "companies" | "sites" | "agreements"): Promise<number> {
  const { id } = await db.selectFrom(table).select("id").orderBy("id").limit(1).executeTakeFirstOrThrow();
  return id;
}

/** The id of the first person. Other users, such as the system, have no e-mail address. */
async function firstPersonId(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", largeAccounts.big)
    .executeTakeFirstOrThrow();
  return id;
}
