import { Refusal } from "@kreislauf/contract/base";
import type { Scope } from "../base/context.ts";
import { findSite } from "./sites.store.ts";

/** A site that is not assigned does not exist for the person; "all" and null name no single site. */
export async function ensureSiteAssigned(scope: Scope, site: number | "all" | null): Promise<void> {
  if (typeof site === "number" && (await findSite(scope, site)) === undefined) throw new Refusal("not_found");
}
