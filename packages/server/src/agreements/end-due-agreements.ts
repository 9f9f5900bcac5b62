import { berlinDate } from "@kreislauf/contract/base";
import type { WriteContext } from "../base/context.ts";
import { lockDueAgreements } from "./agreements.store.ts";
import { endAgreement } from "./end-agreement.ts";

const batchSize = 20;

/** Ends agreements whose last day has passed. Returns the number of agreements in this batch. */
export async function endDueAgreements(work: WriteContext): Promise<number> {
  const due = await lockDueAgreements(work, berlinDate(work.now), batchSize);
  for (const { id, ends_on } of due) await endAgreement(work, id, ends_on ?? "", "end_reached");
  return due.length;
}
