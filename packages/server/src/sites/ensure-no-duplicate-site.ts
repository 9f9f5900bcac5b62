import { Refusal } from "@kreislauf/contract/base";
import type { UserWriteContext } from "../base/context.ts";
import { findDuplicateSite } from "./duplicate-sites.store.ts";

/**
 * Refuses a postal address at which the company already has a site; names the site if the person sees it. Locks the
 * company, so that if two people create the same site at once, one of them is refused.
 */
export async function ensureNoDuplicateSite(
  context: UserWriteContext,
  addressKey: string,
  exceptId: number | null = null,
): Promise<void> {
  const duplicate = await findDuplicateSite(context, addressKey, exceptId);
  if (duplicate === undefined) return;
  const existing = { field: "existingLocationId", message: String(duplicate.id) };
  throw new Refusal("location_duplicate", duplicate.is_seen ? [existing] : []);
}
