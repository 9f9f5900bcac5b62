import { freeReference, normalizeReference } from "@kreislauf/contract/purchasing";
import type { Context } from "../base/context.ts";
import { findPolicy, listNamedEntries } from "./references.store.ts";

/** The code of a cost centre that a person typed, written as orders of the company write it. */
export async function chargedCostCentre(
  { db, actor: { companyId } }: Pick<Context, "db" | "actor">,
  typed: string,
): Promise<string> {
  const policy = await findPolicy({ db }, companyId);
  const entries = await listNamedEntries({ db }, companyId, [typed, typed.replaceAll(/\s/g, "")]);
  const isListed = (code: string) =>
    entries.some((entry) => entry.field === "costCentre" && entry.code === code);
  return normalizeReference(policy?.rules.costCentre ?? freeReference, typed, isListed) ?? typed;
}
