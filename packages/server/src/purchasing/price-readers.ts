import { Refusal } from "@kreislauf/contract/base";
import { mayReadPrices, type PriceReaders, type PriceReadersInput } from "@kreislauf/contract/purchasing";
import { recordAudit } from "../base/audit.ts";
import type { Context, TransactionContext } from "../base/context.ts";
import { findPricePolicy, lockCompanyLists, savePriceReaders } from "./references.store.ts";

/** Whether the person may see prices. For most people their permissions alone decide, without a query. */
export async function seesPrices(context: Pick<Context, "db" | "actor">): Promise<boolean> {
  const { actor } = context;
  return mayReadPrices("documents", actor) || mayReadPrices(await getPriceReaders(context), actor);
}

async function getPriceReaders(context: Pick<Context, "db" | "actor">): Promise<PriceReaders> {
  return (await findPricePolicy(context, context.actor.companyId))?.readers ?? "orderers";
}

export async function changePriceReaders(
  context: TransactionContext,
  { version, readers }: PriceReadersInput,
): Promise<void> {
  const { companyId, userId: actorId } = context.actor;
  await lockCompanyLists(context);
  const known = await findPricePolicy(context, companyId);
  if ((known?.version ?? 0) !== version) throw new Refusal("references_changed");
  await savePriceReaders(context, readers);
  await recordAudit(context, { companyId, actorId, action: "price_readers_changed" });
}
