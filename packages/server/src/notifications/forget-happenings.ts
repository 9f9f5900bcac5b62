import { happeningDays } from "@kreislauf/contract/notifications";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database.ts";
import { repeatUntil } from "../base/rounds.ts";
import { deleteHappenings } from "./happenings.store.ts";

interface Source {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

/** What is too old for the bell goes within a day; an hour is often enough. */
const pauseMilliseconds = 3_600_000;
/** Rows in one transaction: few, so that nobody waits for it. */
const batchSize = 1_000;

/** Deletes what the bell does not tell any more, round after round, in every process: each row is taken by one. */
export function startForgetting(source: Source): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = repeatUntil(
    stopping.signal,
    source.log,
    async () => (await forgetHappenings(source)) > 0,
    pauseMilliseconds,
  );
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** A batch of what is older than the bell goes back; returns how many. */
export function forgetHappenings(
  { db, clock }: Pick<Source, "db" | "clock">,
  most = batchSize,
): Promise<number> {
  const before = clock.now().subtract({ hours: happeningDays * 24 });
  return db.transaction().execute((transaction) => deleteHappenings(transaction, before, most));
}
