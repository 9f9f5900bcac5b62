import {
  registerPageSize,
  registerRuleSet,
  type RegisterPage,
  type RegisterQuery,
} from "@kreislauf/contract/waste-register";
import type { Context } from "../base/context.ts";
import { ensureSiteAssigned } from "../sites/index.ts";
import {
  listRegisterIds,
  listRegisterWastes,
  readRegisterEntries,
  readRegisterTotals,
} from "./register.store.ts";

/** A page of the register, newest first. */
export async function getRegister(context: Context, query: RegisterQuery): Promise<RegisterPage> {
  await ensureSiteAssigned(context, query.serviceLocationId);
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
    wasteTypes: await listRegisterWastes(context, query),
  };
}
