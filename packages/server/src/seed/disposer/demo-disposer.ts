import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import type { Db } from "../../base/database/database.ts";
import { demoCompanies } from "../demo/content/demo-companies.ts";
import { chooseCall } from "./choose-call.ts";
import { getDisposerKey } from "./disposer-key.ts";

export interface DisposerServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  /** URL of the provider API, without a slash at the end. */
  readonly portal: string;
}

/** A newcomer needs some time to look around; after that there is a call every minute. */
const usualPace = { firstSeconds: 300, everySeconds: 60 };
const timeoutMilliseconds = 30_000;

/**
 * Whether the demo's disposer runs: only on the demo, never in production, and with a test's clock or in tests only
 * if `DEMO_DISPOSER=on` is set.
 */
export async function isDisposerEnabled(
  db: Db,
  config: Pick<Config, "DEMO_DISPOSER" | "NODE_ENV" | "PORTAL_NOW">,
): Promise<boolean> {
  if (config.NODE_ENV === "production" || config.DEMO_DISPOSER === "off") return false;
  const isPlain = config.NODE_ENV === "development" && config.PORTAL_NOW === undefined;
  if (!isPlain && config.DEMO_DISPOSER !== "on") return false;
  const demo = await db
    .selectFrom("companies")
    .select("id")
    .where("customer_number", "=", demoCompanies.workshops.customerNumber)
    .executeTakeFirst();
  return demo !== undefined;
}

/**
 * Processes the demo's orders with calls of the provider API, one at a time, so that a newcomer sees confirmations,
 * receipts, failed trips and tickets appear. A user may do the same thing at the same moment; then the call is
 * refused and not repeated.
 */
export function startDisposer(parts: DisposerServices, pace = usualPace): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = work(parts, pace, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function work(parts: DisposerServices, pace: typeof usualPace, stopping: AbortSignal): Promise<void> {
  const refused = new Set<string>();
  const pause = (seconds: number) =>
    wait(seconds * 1_000, undefined, { signal: stopping }).catch(() => undefined);
  await pause(pace.firstSeconds);
  while (!stopping.aborted) {
    const outcome = await makeNextCall(parts, refused, stopping).catch((error: unknown) => {
      if (!stopping.aborted) parts.log.error({ err: error }, "the demo's disposer was interrupted");
      return "nothing" as const;
    });
    if (outcome === "dismissed") {
      parts.log.warn("the demo's disposer stops: its key is revoked");
      return;
    }
    await pause(pace.everySeconds);
  }
}

/**
 * Makes the next due call. Remembers refused calls, so that they do not block the others. The result is "dismissed" if
 * the portal does not accept the API key.
 */
export async function makeNextCall(
  { db, clock, log, portal }: DisposerServices,
  refused: Set<string>,
  stopping?: AbortSignal,
): Promise<"done" | "refused" | "nothing" | "dismissed"> {
  const now = clock.now();
  const call = await chooseCall({ db, now }, refused);
  if (call === undefined) return "nothing";
  const timeoutSignal = AbortSignal.timeout(timeoutMilliseconds);
  const answer = await fetch(`${portal}/api/provider/v1${call.path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${await getDisposerKey(db, now)}`, "content-type": "application/json" },
    body: JSON.stringify({ eventId: `disposer ${call.words}`, occurredAt: now.toString(), ...call.body }),
    signal: stopping === undefined ? timeoutSignal : AbortSignal.any([timeoutSignal, stopping]),
  });
  const { code } = (await answer.json()) as { readonly code?: string };
  if (answer.ok) {
    log.info(`the demo's disposer ${call.words}`);
    return "done";
  }
  if (answer.status === 401) return "dismissed";
  refused.add(call.words);
  log.warn(`the demo's disposer may not: ${call.words} (${answer.status} ${code})`);
  return "refused";
}
