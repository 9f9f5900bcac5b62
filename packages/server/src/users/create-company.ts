import { Refusal } from "@kreislauf/contract/base";
import type { WriteContext } from "../base/context.ts";
import { type CompanyRow, lockCompany } from "./companies.store.ts";

/** What the provider enters about a company. */
export interface CompanyInput {
  /** The number that the provider gives the company; unique. */
  readonly customerNumber: string;
  readonly name: string;
  /** Whether any of the company's people may see documents. */
  readonly documents: boolean;
}

/**
 * Creates a company without members; undefined if its number exists. Waits for a transaction that inserts the same
 * number.
 */
export const createCompany = (
  { db, now }: WriteContext,
  { customerNumber, name, documents }: CompanyInput,
): Promise<CompanyRow | undefined> =>
  db
    .insertInto("companies")
    .values({
      name,
      customer_number: customerNumber,
      documents_enabled: documents,
      created_at: now.toString(),
    })
    .onConflict((conflict) => conflict.column("customer_number").doNothing())
    .returningAll()
    .executeTakeFirst();

/** The company with this number, locked. It is created with the given data if it does not exist. */
export async function findOrCreateCompany(work: WriteContext, wish: CompanyInput): Promise<CompanyRow> {
  const company = (await createCompany(work, wish)) ?? (await lockCompany(work, wish.customerNumber));
  if (company === undefined) throw new Refusal("not_found");
  return company;
}
