import { Refusal, type Access } from "@kreislauf/contract/base";
import type { FastifyInstance } from "fastify";
import { cacheFor } from "../base/cache-for.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database/database.ts";
import { answerInTime } from "../base/http/answer-in-time.ts";
import { getMaintenanceStatus } from "./maintenance.store.ts";

/** Paths that stay available during maintenance, besides the API for the provider's systems and the staff's desk. */
const alwaysOpen = new Set(["/api/health", "/api/maintenance-check"]);
const deskPath = "/api/desk/";
/** How long a process caches the maintenance state. */
const cacheMilliseconds = 1_000;

/**
 * Refuses API calls with 503 during maintenance, except those that stay available, whichever process switched it on.
 */
export function refuseDuringMaintenance(app: FastifyInstance, db: Db, clock: Clock): void {
  const readStatus = cacheFor(cacheMilliseconds, () => getMaintenanceStatus(db, clock.now()));
  app.addHook("onRequest", async (request) => {
    const { url, config } = request.routeOptions;
    if (
      url === undefined ||
      !isApiRoute(config) ||
      alwaysOpen.has(url) ||
      url.startsWith(deskPath) ||
      isProvider(config)
    )
      return;
    const { status } = await answerInTime(request, readStatus());
    if (!status) throw new Refusal("maintenance");
  });
}

const isProvider = ({ access }: { readonly access?: Access }) =>
  typeof access === "object" && "scope" in access;

const isApiRoute = (config: { readonly access?: Access }) => config.access !== undefined;
