import { Refusal } from "@kreislauf/contract/base";
import {
  registerPageSize,
  registerRuleSet,
  type RegisterPage,
  type RegisterQuery,
  type RegisterSelection,
} from "@kreislauf/contract/records";
import type { Context, Scope } from "../base/context.ts";
import { findSite } from "../sites/index.ts";
import { listRegisterIds, readRegisterEntries, readRegisterTotals } from "./register.store.ts";

/** A site that is not assigned counts as missing. */
export async function ensureSiteAssigned(
  scope: Scope,
  { serviceLocationId }: Pick<RegisterSelection, "serviceLocationId">,
): Promise<void> {
  if (serviceLocationId !== "all" && (await findSite(scope, serviceLocationId)) === undefined)
    throw new Refusal("not_found");
}

/** A page of the register, newest first. */
export async function getRegister(context: Context, query: RegisterQuery): Promise<RegisterPage> {
  await ensureSiteAssigned(context, query);
  const totals = await readRegisterTotals(context, query);
  const ids = await listRegisterIds(context, query, {
    newestFirst: true,
    limit: registerPageSize,
    offset: query.offset,
  });
  return {
    asOf: context.now.toString(),
    ruleSet: registerRuleSet.version,
    entries: [...(await readRegisterEntries(context, ids, context.branding.operatorName))],
    total: totals.total,
    hazardousTotal: totals.hazardous,
    weightKg: totals.kg,
  };
}
