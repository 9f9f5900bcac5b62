import { Refusal } from "@kreislauf/contract/base";
import type { Scope } from "../base/context.ts";
import { findSite } from "./sites.store.ts";

/**
 * Refuses a site that is not assigned to the person as if it did not exist. "all" and null, which name no single site,
 * are accepted.
 */
export async function ensureSiteAssigned(scope: Scope, site: number | "all" | null): Promise<void> {
  if (typeof site === "number" && (await findSite(scope, site)) === undefined) throw new Refusal("not_found");
}
