import { freeReference, normalizeReference } from "@kreislauf/contract/purchasing";
import type { Context } from "../base/context.ts";
import { findPolicy, listNamedEntries } from "./references.store.ts";

/** A cost centre as somebody types it, in the way in which orders of the company are charged to it. */
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
