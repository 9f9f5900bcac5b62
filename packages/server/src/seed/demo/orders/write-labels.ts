import { sql } from "kysely";
import type { Db } from "../../../base/database/database.ts";
import { hashContainerToken, readTokenSource } from "../../../labels/index.ts";
import { demoLabelPlaces, demoReport } from "../content/container-labels.texts.ts";

const day = 24;

/**
 * Writes labels with codes for the oldest active agreements of three sites of a company, and a report that was dealt
 * with.
 */
export async function writeLabels(db: Db, companyId: number, now: Temporal.Instant): Promise<void> {
  const { rows: agreements } = await sql<{ id: number; site_id: number }>`
    select id, site_id from (
      select agreements.id, site_id, row_number() over (partition by site_id order by agreements.id) as place,
        dense_rank() over (order by site_id) as site
      from agreements where company_id = ${companyId} and status = 'active') numbered
    where place <= ${demoLabelPlaces.length} and site <= 3 order by id`.execute(db);
  const { id: userId } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", "admin@demo.example")
    .executeTakeFirstOrThrow();
  const tokenOf = await readTokenSource(db);
  const printed = now.subtract({ hours: 20 * day }).toString();
  const labels = agreements.map(({ id }, index) => ({
    agreement_id: id,
    company_id: companyId,
    name: null,
    accepted: null,
    rejected: null,
    place: demoLabelPlaces[index % demoLabelPlaces.length] ?? "",
    code_number: 1,
    token_hash: hashContainerToken(tokenOf(id, 1)),
    printed_at: printed,
    ended_at: null,
    changed_at: printed,
    changed_by: userId,
  }));
  const [reported] = agreements;
  if (reported === undefined) return;
  await db.insertInto("container_labels").values(labels).execute();
  const at = now.subtract({ hours: 6 * day });
  await db
    .insertInto("container_reports")
    .values({
      company_id: companyId,
      site_id: reported.site_id,
      agreement_id: reported.id,
      request_key: "0123456789abcdef0123456789abcdef",
      amount: 1,
      reporter_name: demoReport.name,
      message: demoReport.message,
      content_hash: null,
      reported_at: at.toString(),
      state: "already_ordered",
      order_id: null,
      reason: null,
      closed_at: at.add({ hours: 3 }).toString(),
      closed_by: userId,
    })
    .execute();
}
