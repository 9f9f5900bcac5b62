import { Refusal } from "@kreislauf/contract/base";
import type { DeactivatedLocation } from "@kreislauf/contract/locations";
import type { TransactionContext } from "../base/context.ts";
import { lockDeactivation, markEntryRead } from "./deactivation-log.store.ts";

/** Takes a notice away for everybody who manages the site; one that was read keeps when and by whom. */
export async function markDeactivationRead(
  context: TransactionContext,
  id: number,
): Promise<DeactivatedLocation> {
  const entry = await lockDeactivation(context, id);
  if (entry === undefined) throw new Refusal("not_found");
  if (entry.readOn !== null) return entry;
  await markEntryRead(context, id);
  return { ...entry, readOn: context.now.toString() };
}
