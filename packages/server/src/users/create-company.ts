import { Refusal } from "@kreislauf/contract/base";
import type { WriteContext } from "../base/context.ts";
import { type CompanyRow, lockCompany } from "./companies.store.ts";

/** The provider's data of a company. */
export interface CompanyInput {
  /** The provider's own number of it, unique. */
  readonly customerNumber: string;
  readonly name: string;
  /** Whether its people may see documents at all. */
  readonly documents: boolean;
}

/** Creates a company that nobody acts for yet; undefined if the number exists. Waits for a parallel insert. */
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

/** The company of this number, locked; created with the given data if it does not exist. */
export async function findOrCreateCompany(work: WriteContext, wish: CompanyInput): Promise<CompanyRow> {
  const company = (await createCompany(work, wish)) ?? (await lockCompany(work, wish.customerNumber));
  if (company === undefined) throw new Refusal("not_found");
  return company;
}
