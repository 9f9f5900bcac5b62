import { systemUser } from "@kreislauf/contract/users";
import type { WriteContext } from "../../base/context.ts";
import { lockAnyAgreement } from "../../agreements/index.ts";
import { scheduleAgreementEnd } from "../steps/schedule-agreement-end.ts";
import { lockAgreementsOfDeactivated } from "./due-agreements.store.ts";
import { batchSize } from "./run-batch.ts";

/**
 * The day on which a company was deactivated is the last one of its agreements, in Berlin; orders after it are
 * cancelled. A company has up to thousands of agreements, so that they end batch by batch. Returns how many.
 */
export async function endAgreementsOfDeactivated(work: WriteContext): Promise<number> {
  const due = await lockAgreementsOfDeactivated(work, batchSize);
  for (const { id, endsOn } of due) {
    const agreement = await lockAnyAgreement(work, id);
    await scheduleAgreementEnd(work, agreement, { endsOn, note: null }, systemUser.provider);
  }
  return due.length;
}
