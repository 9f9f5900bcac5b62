import type { Insertable } from "kysely";
import { batches } from "../base/batches.ts";
import type { Db } from "../base/database.ts";
import type { AvvCodesTable } from "./catalog.tables.ts";

/** Takes the place of the list imported before. */
export async function replaceAvvCodes(db: Db, codes: readonly Insertable<AvvCodesTable>[]): Promise<void> {
  await db.deleteFrom("avv_codes").execute();
  for (const batch of batches(codes)) await db.insertInto("avv_codes").values(batch).execute();
}

/** Waste types with a code that the list does not know, or whose danger it sees otherwise. */
export const listWasteTypesBesideList = (db: Db) =>
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
