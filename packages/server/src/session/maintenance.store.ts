import type { MaintenanceStatus } from "@kreislauf/contract/session";
import type { WriteContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";

/** The maintenance state that an operator or the provider sets. */
export interface Maintenance {
  readonly active: boolean;
  /** ISO instant at which an announced maintenance starts; null if none is announced or its start is not known. */
  readonly startDate: string | null;
  /** ISO instant at which a maintenance is expected to end; null if there is none or its end is not known. */
  readonly endDate: string | null;
}

/**
 * Reads the maintenance status: `status` false means maintenance now; true with a start or an end means that a
 * maintenance is announced (docs/coverage.md D8.15).
 */
export async function getMaintenanceStatus(db: Db, now: Temporal.Instant): Promise<MaintenanceStatus> {
  const { id, active, start_date, end_date } = await db
    .selectFrom("maintenance")
    .select(["id", "active", "start_date", "end_date"])
    .executeTakeFirstOrThrow();
  const isOver = end_date !== null && Temporal.Instant.compare(Temporal.Instant.from(end_date), now) <= 0;
  if (isOver && !active) return { id, status: true, startDate: null, endDate: null };
  return { id, status: !active, startDate: start_date, endDate: end_date };
}

/** Locks the maintenance state, so that of two simultaneous changes the second one waits. */
export const lockMaintenance = ({ db }: WriteContext) =>
  db.selectFrom("maintenance").select("active").forUpdate().executeTakeFirstOrThrow();

export async function setMaintenance(db: Db, maintenance: Maintenance): Promise<void> {
  await db
    .updateTable("maintenance")
    .set((row) => ({
      id: row("id", "+", 1),
      active: maintenance.active,
      start_date: maintenance.startDate,
      end_date: maintenance.endDate,
    }))
    .execute();
}
