import { berlinDate } from "@kreislauf/contract/base";
import { limitOf } from "@kreislauf/contract/proofs";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database/database.ts";
import { readProofAccounts } from "./proof-accounts.store.ts";
import { lockProofs } from "./proofs.store.ts";
import { insertSpentProofs, listEndedProofs, listSitesWithProofs } from "./spent-proofs.store.ts";

/** No site has this id. Its lock lets only one process write these log entries at a time. */
const anySite = 0;

/**
 * Adds a log entry to each proof that has ended, or of which used and reserved amounts leave nothing. Through the feed
 * the provider learns of it. Returns the number of entries.
 */
export const logSpentProofs = ({ db, clock }: { db: Db; clock: Clock }): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const work = { db: transaction, now: clock.now() };
    await lockProofs(work, [anySite]);
    const today = berlinDate(work.now);
    const siteIds = await listSitesWithProofs(work, today);
    const accounts = await readProofAccounts(work, { siteIds }, Number(today.slice(0, 4)));
    const usedUp = accounts.filter(
      (row) =>
        row.valid_from <= today &&
        today <= row.valid_until &&
        row.used_kg + row.reserved_kg >= limitOf(row.kind, row.granted_kg),
    );
    const ended = await insertSpentProofs(work, "ended", await listEndedProofs(work, today));
    return (
      ended +
      (await insertSpentProofs(
        work,
        "used_up",
        usedUp.map(({ id }) => id),
      ))
    );
  });
