import { Refusal } from "@kreislauf/contract/base";
import type { RegisterEntry } from "@kreislauf/contract/waste-register";
import type { Scope } from "../base/context.ts";
import { readRegisterEntries } from "./register.store.ts";

/** Entries for a file. If one is missing, its site was unassigned meanwhile: then the file ends. */
export async function readFileEntries(
  scope: Scope,
  ids: readonly number[],
  carrier: string,
): Promise<readonly RegisterEntry[]> {
  const entries = await readRegisterEntries(scope, ids, carrier);
  if (entries.length < ids.length) throw new Refusal("forbidden");
  return entries;
}
