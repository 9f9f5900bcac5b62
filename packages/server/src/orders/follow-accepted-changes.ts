import { cycleStartAfterChange, type PendingChange } from "@kreislauf/contract/agreements";
import { berlinDate, type BerlinDate } from "@kreislauf/contract/base";
import { earliestDesiredDate } from "@kreislauf/contract/orders";
import { sql } from "kysely";
import { applyChange } from "../agreements/index.ts";
import type { Work } from "../base/context.ts";
import { cancelBySystem } from "./cancel-by-system.ts";
import { type AgreementBasis, lockFreeBases } from "./order-basis.ts";
import { lockUntouchedCycleOrders } from "./orders-ahead.store.ts";

const batchSize = 20;

/**
 * Lets changes take effect that the provider accepted for today: the agreement gets its new type and rhythm, and the
 * orders that the old cycle made for later days fall away unless somebody has touched them. Returns how many.
 */
export async function followAcceptedChanges(work: Work): Promise<number> {
  const today = berlinDate(work.now);
  const due = await lockFreeBases(work, (agreements) =>
    agreements
      .where("agreements.pending_change", "is not", null)
      .where(sql<boolean>`(agreements.pending_change ->> 'effectiveOn') <= ${today}`)
      .orderBy("agreements.id")
      .limit(batchSize),
  );
  for (const basis of due) {
    await applyChange(work, basis.agreementId, (change) => cycleStart(change, basis, work.now));
    const pointless = await lockUntouchedCycleOrders(work, basis.agreementId, today);
    await cancelBySystem(work, pointless, "agreement_changed", () => true);
  }
  return due.length;
}

/** The new rhythm begins on the first of its days that can still be ordered. */
function cycleStart(
  { cycleInterval, weekday1, weekday2 }: PendingChange,
  { leadTimeDays, holidays }: AgreementBasis,
  now: Temporal.Instant,
): BerlinDate | null {
  if (cycleInterval === null || weekday1 === null) return null;
  const earliest = earliestDesiredDate(now, leadTimeDays, holidays);
  return cycleStartAfterChange({ cycleInterval, weekday1, weekday2 }, earliest);
}
