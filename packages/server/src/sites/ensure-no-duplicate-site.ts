import { Refusal } from "@kreislauf/contract/base";
import type { UserWriteContext } from "../base/context.ts";
import { findDuplicateSite } from "./duplicate-sites.store.ts";

/**
 * Refuses an address that the company already has, naming the site if the person sees it. The company is locked, so
 * that of two people who create the same site at once one is refused.
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
