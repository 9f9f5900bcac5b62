import { berlinDate } from "@kreislauf/contract/base";
import { limitOf } from "@kreislauf/contract/proofs";
import { systemUser } from "@kreislauf/contract/users";
import { sql } from "kysely";
import type { Clock } from "../base/clock.ts";
import type { WriteContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import { readProofAccounts } from "./proof-accounts.store.ts";
import { lockProofs } from "./proofs.store.ts";

/** Days after its end in which a proof is still noted, for the time in which no process ran. */
const lateDays = 30;
/** No site has this id; the lock lets one process note at a time. */
const anySite = 0;

/**
 * Notes in the log of each proof, once until it changes, that it has ended or that nothing of it is left; of a
 * collective one once a year. The feed tells the provider. Returns how many were noted.
 */
export const logSpentProofs = ({ db, clock }: { db: Db; clock: Clock }): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const work = { db: transaction, now: clock.now() };
    await lockProofs(work, [anySite]);
    const today = berlinDate(work.now);
    const { rows: ended } = await sql<{ readonly id: number }>`select id from proofs
      where valid_until between ${today}::date - ${lateDays}::integer and ${today}::date - 1`.execute(
      transaction,
    );
    const { rows: valid } = await sql<{ readonly site_id: number }>`select distinct site_id from proofs
      where ${today}::date between valid_from and valid_until`.execute(transaction);
    const accounts = await readProofAccounts(
      work,
      { siteIds: valid.map(({ site_id }) => site_id) },
      Number(today.slice(0, 4)),
    );
    const usedUp = accounts.filter(
      (row) =>
        row.valid_from <= today &&
        today <= row.valid_until &&
        row.used_kg + row.reserved_kg >= limitOf(row.kind, row.granted_kg),
    );
    return (await note(work, "ended", ended)) + (await note(work, "used_up", usedUp));
  });

async function note(
  { db, now }: WriteContext,
  change: "ended" | "used_up",
  proofs: readonly { readonly id: number }[],
): Promise<number> {
  const at = now.toString();
  const { rows } = await sql`
    insert into proof_log (proof_id, changed_on, changed_by, change, old, new)
    select proofs.id, ${at}::timestamptz, ${systemUser.system}, ${change}, '{}', '{}' from proofs
    where proofs.id = any(${proofs.map(({ id }) => id)}::integer[])
      and not exists (select from proof_log as noted
        where noted.proof_id = proofs.id and noted.change = ${change}
          and (proofs.kind = 'individual' or extract(year from noted.changed_on at time zone 'Europe/Berlin')
            = extract(year from ${at}::timestamptz at time zone 'Europe/Berlin'))
          and not exists (select from proof_log as later
            where later.proof_id = proofs.id and later.id > noted.id and later.change in ('created', 'updated')))
    order by proofs.id returning proof_id`.execute(db);
  return rows.length;
}
