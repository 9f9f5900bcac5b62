import type { ProofHandling } from "@kreislauf/contract/proofs";
import type { WriteContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";

/** How an order without a proof for this waste type is handled; by default people are warned. */
export async function readHandling({ db }: { readonly db: Db }, wasteTypeId: number): Promise<ProofHandling> {
  const row = await db
    .selectFrom("proof_handling")
    .select("handling")
    .where("waste_type_id", "=", wasteTypeId)
    .executeTakeFirst();
  return row?.handling ?? "warn";
}

/** The handling of the waste types for which it was chosen, by waste type id. For all others people are warned. */
export async function readHandlings({
  db,
}: {
  readonly db: Db;
}): Promise<ReadonlyMap<number, ProofHandling>> {
  const rows = await db.selectFrom("proof_handling").selectAll().execute();
  return new Map(rows.map(({ waste_type_id, handling }) => [waste_type_id, handling]));
}

export const saveHandling = ({ db }: WriteContext, wasteTypeId: number, handling: ProofHandling) =>
  db
    .insertInto("proof_handling")
    .values({ waste_type_id: wasteTypeId, handling })
    .onConflict((conflict) => conflict.column("waste_type_id").doUpdateSet({ handling }))
    .execute();
