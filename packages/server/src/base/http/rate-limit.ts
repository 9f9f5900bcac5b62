import rateLimit from "@fastify/rate-limit";
import { Refusal } from "@kreislauf/contract/base";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

const healthPath = "/api/health";
const windowMilliseconds = 10_000;

/** What a call is refused with before it is known who sends it, or what: 403 is for those who are signed in. */
const refusedStatuses: ReadonlySet<number> = new Set([400, 401, 413, 415]);

/**
 * Refuses with 429 what one session, key or, without either, address sends beyond REQUESTS_PER_SECOND, counted over ten
 * seconds in this process. Calls that are refused before that are counted for their address, and beyond the same number
 * it is not listened to until the ten seconds are over.
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
    // A balancer in front may have the address of everybody.
    if (request.routeOptions.url === healthPath) return;
    const refused = await refusedOf(request, { increment: false });
    if (!refused.isAllowed && refused.isExceeded)
      throw new Refusal("too_many_requests", [], { "retry-after": String(refused.ttlInSeconds) });
  });
  app.addHook("onResponse", async (request, reply) => {
    if (refusedStatuses.has(reply.statusCode)) await refusedOf(request);
  });
}
