import { Refusal } from "@kreislauf/contract/base";
import type { Work } from "../base/context.ts";
import { type CompanyRow, lockCompany } from "./companies.store.ts";

/** What the provider says of a company. */
export interface CompanyWish {
  /** The provider's own number of it, unique. */
  readonly customerNumber: string;
  readonly name: string;
  /** Whether its people may see documents at all. */
  readonly documents: boolean;
}

/** A new company, which nobody acts for yet; undefined if the number is known. A twin of the moment is waited for. */
export const createCompany = (
  { db, now }: Work,
  { customerNumber, name, documents }: CompanyWish,
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

/** The company of this number, locked: as it is, or created as wished. */
export async function openCompany(work: Work, wish: CompanyWish): Promise<CompanyRow> {
  const company = (await createCompany(work, wish)) ?? (await lockCompany(work, wish.customerNumber));
  if (company === undefined) throw new Refusal("not_found");
  return company;
}
