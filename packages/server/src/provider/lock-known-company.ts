import { Refusal } from "@kreislauf/contract/base";
import type { Work } from "../base/context.ts";
import { type CompanyRow, lockCompany } from "../users/index.ts";

/** A company by the provider's own number of it, locked. */
export async function lockKnownCompany(work: Work, customerNumber: string): Promise<CompanyRow> {
  const company = await lockCompany(work, customerNumber);
  if (company === undefined) throw new Refusal("not_found");
  return company;
}
