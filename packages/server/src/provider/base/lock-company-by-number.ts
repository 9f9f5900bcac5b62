import { Refusal } from "@kreislauf/contract/base";
import type { WriteContext } from "../../base/context.ts";
import { type CompanyRow, lockCompany } from "../../users/index.ts";

/** Locks a company, found by the provider's own number; 404 if there is none. */
export async function lockCompanyByNumber(work: WriteContext, customerNumber: string): Promise<CompanyRow> {
  const company = await lockCompany(work, customerNumber);
  if (company === undefined) throw new Refusal("not_found");
  return company;
}
