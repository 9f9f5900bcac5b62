import { permission, type BerlinDate } from "@kreislauf/contract/base";
import { reminderDays } from "@kreislauf/contract/proofs";
import { sql } from "kysely";
import type { WriteContext } from "../base/context.ts";

export interface DueReminder {
  readonly proof_id: number;
  readonly number: string;
  readonly valid_until: BerlinDate;
  readonly company_id: number;
  readonly site_id: number;
  readonly alias: string;
  readonly city: string;
  readonly description: string;
  readonly avv_code: string;
  readonly user_id: number;
  readonly email: string | null;
  readonly first_name: string;
  readonly last_name: string;
}

/** Maximum number of reminders per call. */
const batch = 200;

const [early, late] = reminderDays;

/**
 * Records the reminders that are due now and returns them: for each proof that ends within 90 or 30 days, one for each
 * person at its site with the right to documents or exports, once for each of the two periods. No reminder is due if
 * another proof follows without a gap.
 */
export async function writeDueReminders(
  { db, now }: WriteContext,
  today: BerlinDate,
): Promise<readonly DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as (
      select proofs.id as proof_id, memberships.user_id, proofs.valid_until,
        case when proofs.valid_until - ${today}::date <= ${late} then ${late}::integer else ${early}::integer end as days
      from proofs
      join sites on sites.id = proofs.site_id and sites.active
      join user_sites on user_sites.site_id = proofs.site_id
      join memberships on memberships.user_id = user_sites.user_id
        and memberships.company_id = user_sites.company_id and memberships.company_id = proofs.company_id
        and memberships.deleted_at is null and not memberships.invited
        and memberships.permissions && array[${permission.fileExportManager}, ${permission.documentManager}]::smallint[]
      where proofs.valid_until between ${today}::date and ${today}::date + ${early}::integer
        and not exists (select from proofs as next where next.site_id = proofs.site_id
          and next.waste_type_id = proofs.waste_type_id and next.valid_until > proofs.valid_until
          and next.valid_from <= proofs.valid_until + 1)),
    written as (
      insert into proof_reminders (proof_id, user_id, valid_until, days, reminded_on)
      select proof_id, user_id, valid_until, days, ${now.toString()}::timestamptz from due
      where not exists (select from proof_reminders as sent where sent.proof_id = due.proof_id
        and sent.user_id = due.user_id and sent.valid_until = due.valid_until and sent.days = due.days)
      order by proof_id, user_id limit ${batch}
      on conflict do nothing returning proof_id, user_id)
    select proofs.id as proof_id, proofs.number, proofs.valid_until, proofs.company_id, proofs.site_id, sites.alias,
      sites.city, waste_types.description, waste_types.avv_code, users.id as user_id, users.email, users.first_name,
      users.last_name
    from written join proofs on proofs.id = written.proof_id join users on users.id = written.user_id
    join sites on sites.id = proofs.site_id join waste_types on waste_types.id = proofs.waste_type_id
    order by proofs.id, users.id`.execute(db);
  return rows;
}
