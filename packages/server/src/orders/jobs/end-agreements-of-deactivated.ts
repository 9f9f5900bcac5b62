import { systemUser } from "@kreislauf/contract/users";
import type { WriteContext } from "../../base/context.ts";
import { lockAnyAgreement } from "../../agreements/index.ts";
import { scheduleAgreementEnd } from "../steps/schedule-agreement-end.ts";
import { lockAgreementsOfDeactivated } from "./due-agreements.store.ts";
import { batchSize } from "./run-batch.ts";

/**
 * Ends the agreements of deactivated companies: the day of the deactivation (Berlin time) is their last, and orders
 * after it are cancelled. A company can have thousands of agreements, so they end in batches. Returns the number of
 * agreements in this batch.
 */
export async function endAgreementsOfDeactivated(work: WriteContext): Promise<number> {
  const due = await lockAgreementsOfDeactivated(work, batchSize);
  for (const { id, endsOn } of due) {
    const agreement = await lockAnyAgreement(work, id);
    await scheduleAgreementEnd(work, agreement, { endsOn, note: null }, systemUser.provider);
  }
  return due.length;
}
