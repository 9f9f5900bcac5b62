import type { Insertable } from "kysely";
import { batches } from "../base/database/batches.ts";
import type { Db } from "../base/database/database.ts";
import type { AvvCodesTable } from "./catalog.tables.ts";

/** Replaces all AVV codes that were imported before. */
export async function replaceAvvCodes(db: Db, codes: readonly Insertable<AvvCodesTable>[]): Promise<void> {
  await db.deleteFrom("avv_codes").execute();
  for (const batch of batches(codes)) await db.insertInto("avv_codes").values(batch).execute();
}

export const listAvvCodes = (db: Db) => db.selectFrom("avv_codes").selectAll().execute();

/** Waste types whose code is not in the list, or is classified differently there. */
export const listAvvMismatches = (db: Db) =>
  db
    .selectFrom("waste_types")
    .leftJoin("avv_codes", "avv_codes.code", "waste_types.avv_code")
    .select(["id", "description", "avv_code", "avv_codes.hazardous as listed_hazardous"])
    .where("avv_code", "<>", "")
    .where((where) =>
      where.or([
        where("avv_codes.code", "is", null),
        where("avv_codes.hazardous", "<>", where.ref("waste_types.hazardous")),
      ]),
    )
    .orderBy("id")
    .execute();
