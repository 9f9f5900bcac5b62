import type { WasteType } from "@kreislauf/contract/catalog";
import type { WriteContext } from "../base/context.ts";
import { sortKey } from "../base/database/sort-key.ts";
import { toWasteTypeView } from "./catalog-views.ts";

/** Creates or overwrites a waste type. */
export async function saveWasteType(
  { db }: Pick<WriteContext, "db">,
  entry: { readonly wasteTypeId: number; readonly description: string; readonly avvCode: string },
): Promise<WasteType> {
  const columns = {
    description: entry.description,
    sort_key: sortKey(entry.description),
    avv_code: entry.avvCode.replaceAll(/\D/g, ""),
    hazardous: entry.avvCode.endsWith("*"),
  };
  const row = await db
    .insertInto("waste_types")
    .values({ id: entry.wasteTypeId, ...columns })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toWasteTypeView(row);
}
