import { berlinDate, daysBetween } from "@kreislauf/contract/base";
import { formatAvvCode } from "@kreislauf/contract/catalog";
import { systemUser } from "@kreislauf/contract/users";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database/database.ts";
import { type RunningJob, runRepeatedly } from "../base/jobs/run-repeatedly.ts";
import { enqueueMail } from "../base/mail/outbox.ts";
import { recordNotification } from "../base/record-notification.ts";
import { logSpentProofs } from "./log-spent-proofs.ts";
import { writeDueReminders } from "./proof-reminders.store.ts";

/** Notifies people of proofs that end within 90 days, and again within 30 days. Returns the number of reminders. */
export const remindOfEndingProofs = ({ db, clock }: { db: Db; clock: Clock }): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const work = { db: transaction, now: clock.now() };
    const today = berlinDate(work.now);
    const due = await writeDueReminders(work, today);
    for (const each of due) {
      const daysLeft = daysBetween(today, each.valid_until);
      await recordNotification(work, {
        kind: "proof_ending",
        companyId: each.company_id,
        siteId: each.site_id,
        userId: each.user_id,
        subjectId: each.proof_id,
        causedBy: systemUser.system,
        details: { wasteType: each.description, documentNumber: each.number, endsOn: each.valid_until },
      });
      if (each.email === null) continue;
      await enqueueMail(work, {
        kind: "proof_ending",
        cause: `proof ${each.proof_id} ${each.valid_until} ${daysLeft > 30 ? 90 : 30}`,
        recipient: { id: each.user_id, email: each.email },
        data: {
          greeting: { firstName: each.first_name, lastName: each.last_name },
          siteId: each.site_id,
          site: `${each.alias}, ${each.city}`,
          wasteType: each.description,
          avvCode: formatAvvCode(each.avv_code, true),
          number: each.number,
          validUntil: each.valid_until,
          daysLeft,
        },
      });
    }
    return due.length;
  });

const pauseMilliseconds = 3_600_000;

async function lookAtProofs(source: { readonly db: Db; readonly clock: Clock }): Promise<boolean> {
  await logSpentProofs(source);
  return (await remindOfEndingProofs(source)) > 0;
}

/** Runs the hourly job for ending proofs in every process. Each reminder is written by one process. */
export const startProofJobs = (source: {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error">;
}): RunningJob =>
  runRepeatedly(source.log, () => lookAtProofs(source), {
    name: "proof_reminders",
    pauseMilliseconds,
  });
