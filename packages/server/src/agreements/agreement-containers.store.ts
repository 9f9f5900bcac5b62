import type { BerlinDate } from "@kreislauf/contract/base";
import { sql } from "kysely";
import type { WriteContext } from "../base/context.ts";
import type { AgreementRow } from "./agreements.store.ts";

/** Adds containers to a locked agreement. Its cycle is then checked again for missing orders. */
export async function addContainers(
  { db }: WriteContext,
  agreementId: number,
  amount: number,
  set: Pick<AgreementRow, "status"> & Partial<Pick<AgreementRow, "cycle_start">>,
): Promise<void> {
  await db
    .updateTable("agreements")
    .set({
      ...set,
      containers_on_site: sql<number>`containers_on_site + ${amount}`,
      cycle_orders_until: null,
    })
    .where("id", "=", agreementId)
    .execute();
}

/** Removes containers from an agreement; returns how many are left. */
export async function removeContainers(
  { db }: WriteContext,
  agreementId: number,
  amount: number,
): Promise<number> {
  const { containers_on_site: left } = await db
    .updateTable("agreements")
    .set({ containers_on_site: sql<number>`greatest(containers_on_site - ${amount}, 0)` })
    .where("id", "=", agreementId)
    .returning("containers_on_site")
    .executeTakeFirstOrThrow();
  return left;
}

/** Records the day up to which the orders of the agreements' cycles have been created. */
export async function setCycleProgress(
  { db }: WriteContext,
  agreementIds: readonly number[],
  madeUntil: BerlinDate,
): Promise<void> {
  await db
    .updateTable("agreements")
    .set({ cycle_orders_until: madeUntil })
    .where("id", "in", [...agreementIds])
    .execute();
}

/** Makes the next round of the job check a cycle again, because orders may be missing. */
export async function resetCycleProgress({ db }: WriteContext, agreementId: number): Promise<void> {
  await db
    .updateTable("agreements")
    .set({ cycle_orders_until: null })
    .where("id", "=", agreementId)
    .execute();
}
