import type { CompanyAccountSettings } from "@kreislauf/contract/users";
import { type Selectable, sql } from "kysely";
import type { Scope, WriteContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import type { CompaniesTable } from "./users.tables.ts";

export type CompanyRow = Selectable<CompaniesTable>;

export const lockCompany = ({ db }: WriteContext, customerNumber: string): Promise<CompanyRow | undefined> =>
  db
    .selectFrom("companies")
    .selectAll()
    .where("customer_number", "=", customerNumber)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const findCompanyByNumber = (db: Db, customerNumber: string): Promise<CompanyRow | undefined> =>
  db.selectFrom("companies").selectAll().where("customer_number", "=", customerNumber).executeTakeFirst();

export async function getCompanyName(db: Db, companyId: number): Promise<string> {
  const { name } = await db
    .selectFrom("companies")
    .select("name")
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  return name;
}

/** How the company's people sign in at its own identity provider, without the client secret; null if they do not. */
export const findCompanyAccount = async ({ db, actor }: Scope): Promise<CompanyAccountSettings | null> => {
  const found = await db
    .selectFrom("company_sign_ins")
    .leftJoin("users", "users.id", "company_sign_ins.emergency_user_id")
    .select([
      "issuer",
      "client_id as clientId",
      "required",
      "provisions",
      "users.email as emergencyAccount",
      sql<string[]>`array(select domain from company_sign_in_domains as domains
        where domains.company_id = company_sign_ins.company_id order by domain collate "C")`.as("domains"),
    ])
    .where("company_id", "=", actor.companyId)
    .executeTakeFirst();
  return found ?? null;
};
