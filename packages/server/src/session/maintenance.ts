import type { Access } from "@kreislauf/contract/base";
import { Refusal } from "@kreislauf/contract/base";
import type { MaintenanceStatus } from "@kreislauf/contract/session";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Work } from "../base/context.ts";
import type { Db } from "../base/database.ts";

/** `status` false is maintenance; true with an end in the future is an announced window (decisions.md section 8). */
export async function maintenanceStatus(db: Db, now: Temporal.Instant): Promise<MaintenanceStatus> {
  const { active, end_date } = await db
    .selectFrom("maintenance")
    .select(["active", "end_date"])
    .executeTakeFirstOrThrow();
  const isOver = end_date !== null && Temporal.Instant.compare(Temporal.Instant.from(end_date), now) <= 0;
  return { status: !active, endDate: isOver && !active ? null : end_date };
}

/** Of two who switch it at once the second waits. */
export const lockMaintenance = ({ db }: Work) =>
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

/** Calls that answer during maintenance too, beside those of the provider's interface. */
const alwaysOpen = new Set(["/api/health", "/api/maintenance-check"]);
/** How long a process goes by what it last read. */
const knownMilliseconds = 1_000;

/** Answers 503 while maintenance is on, whichever process it was switched on through. */
export function refuseDuringMaintenance(app: FastifyInstance, db: Db, clock: Clock): void {
  let readAt = Number.NEGATIVE_INFINITY;
  let active = false;
  app.addHook("onRequest", async (request) => {
    const { url, config } = request.routeOptions;
    if (url === undefined || !isApiRoute(config) || alwaysOpen.has(url) || isProvider(config)) return;
    if (performance.now() - readAt > knownMilliseconds) {
      readAt = performance.now();
      active = !(await maintenanceStatus(db, clock.now())).status;
    }
    if (active) throw new Refusal("maintenance");
  });
}

const isProvider = ({ access }: { readonly access?: Access }) =>
  typeof access === "object" && "scope" in access;

const isApiRoute = (config: { readonly access?: Access }) => config.access !== undefined;
