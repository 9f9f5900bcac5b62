import type { BerlinDate } from "@kreislauf/contract/base";
import { systemUser } from "@kreislauf/contract/users";
import { sql } from "kysely";
import type { WriteContext } from "../base/context.ts";

/**
 * Number of days after its end for which the end of a proof is still logged, because there may have been no running
 * process on the day itself.
 */
const lateDays = 30;

/** The ids of the proofs that ended in the last `lateDays` days. */
export async function listEndedProofs({ db }: WriteContext, today: BerlinDate): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly id: number }>`select id from proofs
    where valid_until between ${today}::date - ${lateDays}::integer and ${today}::date - 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** The ids of the sites that have a proof valid today. */
export async function listSitesWithProofs(
  { db }: WriteContext,
  today: BerlinDate,
): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly site_id: number }>`select distinct site_id from proofs
    where ${today}::date between valid_from and valid_until`.execute(db);
  return rows.map(({ site_id }) => site_id);
}

/**
 * Writes the log entry `change` for each of these proofs that has none since the proof was last changed. A collective
 * proof can have one in each year. Returns the number of entries.
 */
export async function insertSpentProofs(
  { db, now }: WriteContext,
  change: "ended" | "used_up",
  proofIds: readonly number[],
): Promise<number> {
  const at = now.toString();
  const { rows } = await sql`
    insert into proof_log (proof_id, changed_on, changed_by, change, old, new)
    select proofs.id, ${at}::timestamptz, ${systemUser.system}, ${change}, '{}', '{}' from proofs
    where proofs.id = any(${[...proofIds]}::integer[])
      and not exists (select from proof_log as noted
        where noted.proof_id = proofs.id and noted.change = ${change}
          and (proofs.kind = 'individual' or extract(year from noted.changed_on at time zone 'Europe/Berlin')
            = extract(year from ${at}::timestamptz at time zone 'Europe/Berlin'))
          and not exists (select from proof_log as later
            where later.proof_id = proofs.id and later.id > noted.id and later.change in ('created', 'updated')))
    order by proofs.id returning proof_id`.execute(db);
  return rows.length;
}
