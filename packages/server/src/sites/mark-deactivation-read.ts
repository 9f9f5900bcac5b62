import { Refusal } from "@kreislauf/contract/base";
import type { DeactivatedSite } from "@kreislauf/contract/sites";
import type { TransactionContext } from "../base/context.ts";
import { lockDeactivation, markDeactivationEntryRead } from "./deactivation-log.store.ts";

/**
 * Marks a deactivation as read for everybody who manages the site. If it is read already, it keeps the first reader and
 * time.
 */
export async function markDeactivationRead(
  context: TransactionContext,
  id: number,
): Promise<DeactivatedSite> {
  const entry = await lockDeactivation(context, id);
  if (entry === undefined) throw new Refusal("not_found");
  if (entry.readOn !== null) return entry;
  await markDeactivationEntryRead(context, id);
  return { ...entry, readOn: context.now.toString() };
}
