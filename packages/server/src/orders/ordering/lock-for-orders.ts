import type { WriteContext } from "../../base/context.ts";
import { lockProofs } from "../../proofs/index.ts";
import { lockAnyAgreements } from "../base/order-basis.store.ts";

/** Locks everything that several orders on these agreements will lock, in the order in which every call locks it. */
export async function lockForOrders(work: WriteContext, agreementIds: readonly number[]): Promise<void> {
  if (agreementIds.length === 0) return;
  const agreements = await lockAnyAgreements(work, agreementIds);
  await lockProofs(
    work,
    agreements.filter(({ hazardous }) => hazardous).map(({ site_id }) => site_id),
  );
}
