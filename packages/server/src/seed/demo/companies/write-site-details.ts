import { addDays, berlinDate } from "@kreislauf/contract/base";
import type { Db } from "../../../base/database/database.ts";
import type { Files } from "../../../base/files/files.ts";
import { sortKey } from "../../../base/database/sort-key.ts";
import { drawSketch } from "./draw-sketch.ts";
import { demoTireTypes, siteContacts, siteSketches, siteTires } from "../content/site-details.ts";
import type { WrittenSite, WrittenSites } from "./write-companies.ts";

/** Writes contact persons, route sketches and stored tires of the car-dealer group. */
export async function writeSiteDetails(
  db: Db,
  files: Files,
  { workshops }: WrittenSites,
  now: Temporal.Instant,
): Promise<void> {
  const userIds = new Map(
    (await db.selectFrom("users").select(["id", "email"]).execute()).map(({ id, email }) => [email, id]),
  );
  for (const [name, email] of Object.entries(siteContacts)) {
    await db
      .updateTable("sites")
      .set({ contact_user_id: userIds.get(email) ?? null, contact_external_id: null })
      .where("id", "=", siteOf(workshops, name).id)
      .where("contact_external_id", "is", null)
      .execute();
  }
  await writeSketches(db, files, workshops, userIds.get("admin@demo.example") as number, now);
  await writeTires(db, workshops, userIds, now);
}

const siteOf = (sites: ReadonlyMap<string, WrittenSite>, name: string) => sites.get(name) as WrittenSite;

async function writeSketches(
  db: Db,
  files: Files,
  sites: ReadonlyMap<string, WrittenSite>,
  userId: number,
  now: Temporal.Instant,
): Promise<void> {
  for (const sketch of siteSketches) {
    const { id, companyId } = siteOf(sites, sketch.site);
    const picture = await drawSketch(sketch);
    const at = now.subtract({ hours: 90 * 24 }).toString();
    const file = await db
      .insertInto("files")
      .values({
        company_id: companyId,
        content_hash: await files.write(picture),
        media_type: "image/png",
        purpose: "sketch",
        size_bytes: picture.length,
        uploaded_by: userId,
        created_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("site_sketches")
      .values({
        company_id: companyId,
        site_id: id,
        file_id: file.id,
        file_name: sketch.fileName,
        created_by: userId,
        created_at: at,
      })
      .execute();
  }
}

async function writeTires(
  db: Db,
  sites: ReadonlyMap<string, WrittenSite>,
  userIds: ReadonlyMap<string | null, number>,
  now: Temporal.Instant,
): Promise<void> {
  const { companyId } = siteOf(sites, "Werkstatt Süd");
  const types = await db
    .insertInto("tire_types")
    .values(
      demoTireTypes.map((description) => ({
        company_id: companyId,
        description,
        sort_key: sortKey(description),
      })),
    )
    .returning(["id", "description"])
    .execute();
  const today = berlinDate(now);
  await db
    .insertInto("tire_entries")
    .values(
      siteTires.map(({ site, type, amount, daysAgo, note }) => ({
        company_id: companyId,
        site_id: siteOf(sites, site).id,
        tire_type_id: types.find(({ description }) => description === type)?.id as number,
        amount,
        stored_on: addDays(today, -daysAgo),
        note: note ?? "",
        created_by: userIds.get(siteContacts[site] ?? "admin@demo.example") as number,
        created_at: now.subtract({ hours: daysAgo * 24 }).toString(),
      })),
    )
    .execute();
}
