import { berlinDate } from "@kreislauf/contract/base";
import type { SeparationFraction, SeparationReason } from "@kreislauf/contract/separation";
import { sql } from "kysely";
import type { Db } from "../../../base/database/database.ts";
import type { Files } from "../../../base/files/files.ts";
import { demoEvidenceName, demoReasons } from "../content/separation-reasons.texts.ts";
import { drawPhoto } from "./draw-photo.ts";

const fractions: readonly (readonly [SeparationFraction, SeparationReason])[] = [
  ["biowaste", "small_quantity"],
  ["glass", "not_reasonable"],
];

/**
 * Writes some reasons for this year and the year before at every other site, the one for biowaste with a photo.
 * Fractions without a reason stay a gap.
 */
export async function writeSeparationReasons(db: Db, files: Files, now: Temporal.Instant): Promise<void> {
  const thisYear = Number(berlinDate(now).slice(0, 4));
  const { rows } = await sql<{ site_id: number; company_id: number; user_id: number }>`
    select sites.id as site_id, sites.company_id, min(memberships.user_id) as user_id
    from sites join memberships on memberships.company_id = sites.company_id
      and memberships.deleted_at is null and not memberships.invited
    group by sites.id, sites.company_id order by sites.id`.execute(db);
  const reasons = rows
    .filter((_, index) => index % 2 === 0)
    .flatMap(({ site_id, company_id, user_id }) =>
      [thisYear - 1, thisYear].flatMap((year) =>
        fractions.map(([fraction, reason]) => ({
          company_id,
          site_id,
          year,
          fraction,
          reason,
          explanation: demoReasons[reason],
          changed_at: now.toString(),
          changed_by: user_id,
        })),
      ),
    );
  if (reasons.length === 0) return;
  await db.insertInto("separation_reasons").values(reasons).execute();
  const photo = await drawPhoto({ containers: ["empty"], colour: "#7a8f5c" });
  const file = {
    kind: "photo" as const,
    file_name: demoEvidenceName,
    media_type: "image/jpeg" as const,
    content_hash: await files.write(photo),
    size_bytes: photo.length,
    added_at: now.toString(),
  };
  const evidence = reasons
    .filter(({ fraction }) => fraction === "biowaste")
    .map(({ company_id, site_id, year, fraction, changed_by }) => ({
      company_id,
      site_id,
      year,
      subject: fraction,
      added_by: changed_by,
      ...file,
    }));
  await db.insertInto("separation_evidence").values(evidence).execute();
}
