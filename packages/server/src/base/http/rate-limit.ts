import rateLimit from "@fastify/rate-limit";
import { Refusal } from "@kreislauf/contract/base";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

const healthPath = "/api/health";
const windowMilliseconds = 10_000;

/**
 * Statuses of refusals that can come before the caller or the input is known; 403 only concerns callers who are signed
 * in.
 */
const refusedStatuses: ReadonlySet<number> = new Set([400, 401, 413, 415]);

/**
 * Refuses with 429 the requests of one session, key or (without either) IP address beyond REQUESTS_PER_SECOND, counted
 * over ten seconds in this process. Early refusals (see `refusedStatuses`) count for their IP address; an IP address
 * with too many gets 429 for every request until the ten seconds are over.
 */
export async function registerRateLimit(app: FastifyInstance, config: Config): Promise<void> {
  const max = (config.REQUESTS_PER_SECOND * windowMilliseconds) / 1_000;
  await app.register(rateLimit, {
    hook: "preHandler",
    max,
    timeWindow: windowMilliseconds,
    keyGenerator: ({ actor, keyHolder, staff, ip }) =>
      actor?.sessionId ?? staff?.sessionId ?? (keyHolder ? `key ${keyHolder.keyId}` : ip),
    errorResponseBuilder: () => new Refusal("too_many_requests"),
  });
  const refusedOf = app.createRateLimit({
    max,
    timeWindow: windowMilliseconds,
    keyGenerator: ({ ip }) => ip,
  });
  app.addHook("onRequest", async (request) => {
    // Health checks are exempt, because all requests may come from the IP address of a load balancer.
    if (request.routeOptions.url === healthPath) return;
    const refused = await refusedOf(request, { increment: false });
    if (!refused.isAllowed && refused.isExceeded)
      throw new Refusal("too_many_requests", [], { "retry-after": String(refused.ttlInSeconds) });
  });
  app.addHook("onResponse", async (request, reply) => {
    if (refusedStatuses.has(reply.statusCode)) await refusedOf(request);
  });
}
