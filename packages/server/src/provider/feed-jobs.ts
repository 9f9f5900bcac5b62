import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database.ts";
import { repeatUntil } from "../base/rounds.ts";
import { forgetEvents, numberEvents, readFeedState } from "./feed.store.ts";

interface Source {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

/** What is kept long enough goes within a day; an hour is often enough. */
const pauseMilliseconds = 3_600_000;

/** Deletes events that are kept long enough, round after round, in every process: one of them at a time. */
export function startForgettingEvents(source: Source): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = repeatUntil(stopping.signal, source.log, () => forgetRound(source), pauseMilliseconds);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** A batch; true if there may be more. What nobody has read yet gets its place first. */
async function forgetRound({ db, clock }: Source): Promise<boolean> {
  const { hasWaiting } = await readFeedState(db);
  const numbered = hasWaiting ? await numberEvents(db) : 0;
  return (await forgetEvents(db, clock.now())) + numbered > 0;
}
