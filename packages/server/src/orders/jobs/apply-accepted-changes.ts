import { cycleStartAfterChange, type PendingChange } from "@kreislauf/contract/agreements";
import { berlinDate, type BerlinDate } from "@kreislauf/contract/base";
import { earliestDesiredDate } from "@kreislauf/contract/orders";
import { applyChange } from "../../agreements/index.ts";
import type { WriteContext } from "../../base/context.ts";
import { cancelBySystem } from "../steps/cancel-by-system.ts";
import { type AgreementBasis } from "../base/order-basis.ts";
import { lockAgreementsWithDueChange } from "./due-agreements.store.ts";
import { lockUnchangedCycleOrders } from "../base/upcoming-orders.store.ts";
import { batchSize } from "./run-batch.ts";

/**
 * Applies accepted changes of agreements that take effect today or earlier: the agreement gets its new type and cycle,
 * and later orders of the old cycle are cancelled unless the customer has edited them or accepted a proposal for them.
 * Returns the number of agreements in this batch.
 */
export async function applyAcceptedChanges(work: WriteContext): Promise<number> {
  const today = berlinDate(work.now);
  const due = await lockAgreementsWithDueChange(work, today, batchSize);
  for (const basis of due) {
    await applyChange(work, basis.agreementId, (change) => cycleStart(change, basis, work.now));
    const pointless = await lockUnchangedCycleOrders(work, basis.agreementId, today);
    await cancelBySystem(work, pointless, "agreement_changed", () => true);
  }
  return due.length;
}

/** The start of the new cycle: the first of its days that can still be ordered; null if the agreement gets no cycle. */
function cycleStart(
  { cycleInterval, weekday1, weekday2 }: PendingChange,
  { leadTimeDays, holidays }: AgreementBasis,
  now: Temporal.Instant,
): BerlinDate | null {
  if (cycleInterval === null || weekday1 === null) return null;
  const earliest = earliestDesiredDate(now, leadTimeDays, holidays);
  return cycleStartAfterChange({ cycleInterval, weekday1, weekday2 }, earliest);
}
