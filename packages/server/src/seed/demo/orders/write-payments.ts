import { addDays, berlinDate } from "@kreislauf/contract/base";
import { sql } from "kysely";
import type { Db } from "../../../base/database/database.ts";

/**
 * Invoices that have been due for `paidAfterDays` days or more are paid, except one of each company, which stays unpaid
 * for `longOverdueDays` days or more.
 */
const paidAfterDays = 5;
const longOverdueDays = 31;

/**
 * Writes what the provider's bookkeeping reports about the demo's documents. Older invoices are paid. One invoice of
 * each company is partly paid, and one is overdue for more than 30 days. Credit notes and cancellations are settled
 * with their invoices.
 */
export async function writePayments(db: Db, now: Temporal.Instant): Promise<void> {
  const today = berlinDate(now);
  const reportedAt = now.subtract({ hours: 6 }).toString();
  await sql`
    with dated as (
      select documents.id, documents.company_id, documents.site_id,
        case when (documents.invoice ->> 'netAmount')::bigint * documents.net_cents < 0 then -1 else 1 end
          * (documents.invoice ->> 'grossAmount')::bigint as gross,
        (coalesce(corrected.invoice, documents.invoice) ->> 'dueDate')::date as due,
        documents.type = 'invoice'
          and not exists (select from documents later where later.corrects_id = documents.id) as is_plain
      from documents left join documents corrected on corrected.id = documents.corrects_id
      where documents.invoice is not null),
    ranked as (
      select dated.*, due <= ${addDays(today, -longOverdueDays)}::date as is_long_ago,
        row_number() over (partition by company_id, is_plain, due <= ${addDays(today, -longOverdueDays)}::date
          order by due desc, id desc) as place
      from dated),
    accounts as (
      select ranked.*, case
          when is_plain and is_long_ago and place = 1 then 0
          when is_plain and not is_long_ago and place = 1 then round(gross * 0.4)::bigint
          when due <= ${addDays(today, -paidAfterDays)}::date then gross
          else 0 end as paid
      from ranked),
    written as (
      insert into document_accounts (document_id, company_id, site_id, gross_cents, paid_cents, due_on, reported_at)
      select id, company_id, site_id, gross, paid, due, ${reportedAt}::timestamptz from accounts
      returning document_id, paid_cents, due_on)
    insert into document_payments (document_id, position, paid_on, cents, reference)
    select document_id, 1, least(due_on - 2, ${today}::date), paid_cents, 'Überweisung'
    from written where paid_cents <> 0`.execute(db);
}
