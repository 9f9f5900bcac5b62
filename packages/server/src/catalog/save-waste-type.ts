import { Refusal } from "@kreislauf/contract/base";
import type { WasteType } from "@kreislauf/contract/catalog";
import type { WriteContext } from "../base/context.ts";
import { sortKey } from "../base/database/sort-key.ts";
import { avvCodeList } from "./avv-code-list.ts";
import { toWasteTypeView } from "./catalog-views.ts";

/** Creates or overwrites a waste type. Its code must be in the German list of wastes. */
export async function saveWasteType(
  { db }: Pick<WriteContext, "db">,
  entry: { readonly wasteTypeId: number; readonly description: string; readonly avvCode: string },
): Promise<WasteType> {
  const code = entry.avvCode.replaceAll(/\D/g, "");
  if (!avvCodeList.has(code)) throw new Refusal("avv_code_unknown", [{ field: "avvCode", message: "" }]);
  const columns = {
    description: entry.description,
    sort_key: sortKey(entry.description),
    avv_code: code,
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
