import type { Selectable } from "kysely";
import type { Work } from "../base/context.ts";
import type { CompaniesTable } from "./users.tables.ts";

export type CompanyRow = Selectable<CompaniesTable>;

export const lockCompany = ({ db }: Work, customerNumber: string): Promise<CompanyRow | undefined> =>
  db
    .selectFrom("companies")
    .selectAll()
    .where("customer_number", "=", customerNumber)
    .forNoKeyUpdate()
    .executeTakeFirst();
