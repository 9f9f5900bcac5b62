import type { WriteContext } from "../base/context.ts";
import { listCompanyNumbers } from "./site-list.store.ts";
import { type Kind, siteColumns, setNumbers } from "./company-numbers.store.ts";

export type CompanyNumbers = Readonly<Record<Kind, readonly string[]>>;

const kinds = Object.keys(siteColumns) as Kind[];

/** Replaces the numbers from which a company's sites choose. The caller has locked the company. */
export async function setCompanyNumbers(
  work: WriteContext,
  companyId: number,
  numbers: CompanyNumbers,
): Promise<void> {
  for (const kind of kinds) await setNumbers(work, companyId, kind, [...new Set(numbers[kind])]);
}

/** The company's numbers, sorted within each kind. */
export async function getCompanyNumbers(
  context: Pick<WriteContext, "db">,
  companyId: number,
): Promise<Record<Kind, string[]>> {
  const rows = await listCompanyNumbers(context, companyId);
  const ofKind = (wanted: Kind) => rows.filter(({ kind }) => kind === wanted).map(({ number }) => number);
  return { contract: ofKind("contract"), partner: ofKind("partner"), ship_to: ofKind("ship_to") };
}
