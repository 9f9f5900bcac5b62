import type { WriteContext } from "../../base/context.ts";
import { lockProofs } from "../../proofs/index.ts";
import { lockAnyAgreements } from "../base/order-basis.store.ts";

/**
 * Locks the agreements, and the proofs of those with hazardous waste, before several orders are placed on them. Every
 * call takes these locks in the same sequence, so that no two calls deadlock.
 */
export async function lockForOrders(work: WriteContext, agreementIds: readonly number[]): Promise<void> {
  if (agreementIds.length === 0) return;
  const agreements = await lockAnyAgreements(work, agreementIds);
  await lockProofs(
    work,
    agreements.filter(({ hazardous }) => hazardous).map(({ site_id }) => site_id),
  );
}
