import type { Selectable } from "kysely";
import type { WriteContext } from "../base/context.ts";
import type { CompaniesTable } from "./users.tables.ts";

export type CompanyRow = Selectable<CompaniesTable>;

export const lockCompany = ({ db }: WriteContext, customerNumber: string): Promise<CompanyRow | undefined> =>
  db
    .selectFrom("companies")
    .selectAll()
    .where("customer_number", "=", customerNumber)
    .forNoKeyUpdate()
    .executeTakeFirst();
