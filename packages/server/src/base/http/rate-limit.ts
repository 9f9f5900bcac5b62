import rateLimit from "@fastify/rate-limit";
import { Refusal } from "@kreislauf/contract/base";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

const windowMilliseconds = 10_000;

/**
 * Refuses with 429 what one session, key or, without either, address sends beyond REQUESTS_PER_SECOND, counted over ten
 * seconds in this process.
 */
export async function registerRateLimit(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(rateLimit, {
    hook: "preHandler",
    max: (config.REQUESTS_PER_SECOND * windowMilliseconds) / 1_000,
    timeWindow: windowMilliseconds,
    keyGenerator: ({ actor, keyHolder, staff, ip }) =>
      actor?.sessionId ?? staff?.sessionId ?? (keyHolder ? `key ${keyHolder.keyId}` : ip),
    errorResponseBuilder: () => new Refusal("too_many_requests"),
  });
}
