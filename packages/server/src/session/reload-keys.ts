import type { FastifyBaseLogger } from "fastify";
import { type RunningJob, runRepeatedly } from "../base/jobs/run-repeatedly.ts";
import type { SessionSecrets } from "./base/session-secrets.ts";

const pauseMilliseconds = 30_000;

/**
 * Starts the job that reloads the keys: within half a minute every process signs with a new key and no longer accepts a
 * revoked one.
 */
export const startKeyReload = (secrets: SessionSecrets, log: Pick<FastifyBaseLogger, "error">): RunningJob =>
  runRepeatedly(log, () => secrets.reload().then(() => false), { name: "signing_keys", pauseMilliseconds });
