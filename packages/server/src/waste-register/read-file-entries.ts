import { Refusal } from "@kreislauf/contract/base";
import type { RegisterEntry } from "@kreislauf/contract/waste-register";
import type { Scope } from "../base/context.ts";
import { readRegisterEntries } from "./register.store.ts";

/**
 * The entries for a file. Refuses if one is missing, because then its site was unassigned from the person meanwhile.
 */
export async function readFileEntries(
  scope: Scope,
  ids: readonly number[],
  carrier: string,
): Promise<readonly RegisterEntry[]> {
  const entries = await readRegisterEntries(scope, ids, carrier);
  if (entries.length < ids.length) throw new Refusal("forbidden");
  return entries;
}
