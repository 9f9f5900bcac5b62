import { berlinDate } from "@kreislauf/contract/base";
import type { Work } from "../base/context.ts";
import { endAgreement } from "./end-agreement.ts";

const batchSize = 20;

/** Ends agreements whose last day is over. Returns how many. */
export async function endDueAgreements(work: Work): Promise<number> {
  const due = await work.db
    .selectFrom("agreements")
    .select(["id", "ends_on"])
    .where("ends_on", "<", berlinDate(work.now))
    .where("status", "!=", "ended")
    .orderBy("id")
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, ends_on } of due) await endAgreement(work, id, ends_on ?? "", "end_reached");
  return due.length;
}
