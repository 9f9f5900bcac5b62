import type { MaintenanceStatus } from "@kreislauf/contract/session";
import type { WriteContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";

/** `status` false is maintenance; true with an end in the future is an announced window (docs/coverage.md D8.15). */
export async function getMaintenanceStatus(db: Db, now: Temporal.Instant): Promise<MaintenanceStatus> {
  const { active, end_date } = await db
    .selectFrom("maintenance")
    .select(["active", "end_date"])
    .executeTakeFirstOrThrow();
  const isOver = end_date !== null && Temporal.Instant.compare(Temporal.Instant.from(end_date), now) <= 0;
  return { status: !active, endDate: isOver && !active ? null : end_date };
}

/** If two switch it at once, the second one waits. */
export const lockMaintenance = ({ db }: WriteContext) =>
  db.selectFrom("maintenance").select("active").forUpdate().executeTakeFirstOrThrow();

export async function setMaintenance(
  db: Db,
  maintenance: { readonly active: boolean; readonly endDate: string | null },
): Promise<void> {
  await db
    .updateTable("maintenance")
    .set({ active: maintenance.active, end_date: maintenance.endDate })
    .execute();
}
