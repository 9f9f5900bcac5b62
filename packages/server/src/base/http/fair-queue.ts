import type { FastifyRequest } from "fastify";
import { limitConcurrency } from "../limit-concurrency.ts";

/** Runs the work of a request when it is its turn. */
export type RunInTurn = <Result>(
  request: Pick<FastifyRequest, "actor" | "keyHolder">,
  work: () => Promise<Result>,
) => Promise<Result>;

const retryAfterSeconds = 1;
/** More than a screen sends at once: with so many requests waiting, half of the time is left to other callers. */
const restsFromWaiting = 12;

/**
 * Bounds what one session or key, and what one company has in flight, so that nobody's many requests slow down
 * another company. A turn ends with the answer; streams and downloads that go on after it take none. Of a company
 * `atOnce` requests are worked on at a time: with the embedded database, which does one thing at a time, more than one
 * would only double the time that others wait.
 */
export function createFairQueue({ atOnce }: { readonly atOnce: number }): RunInTurn {
  const ofCaller = limitConcurrency<string>({ atOnce: 4, waiting: 100, restsFromWaiting, retryAfterSeconds });
  const ofCompany = limitConcurrency<number>({
    atOnce: 8,
    waiting: 200,
    restsFromWaiting,
    retryAfterSeconds,
  });
  const inTurn = limitConcurrency<string>({
    atOnce,
    waiting: 8,
    retryAfterSeconds,
    handOnAfterMilliseconds: 500,
  });
  return ({ actor, keyHolder }, work) => {
    if (actor !== null) {
      const { sessionId, companyId } = actor;
      const turn = () => inTurn(`company ${companyId}`, work);
      return ofCaller(sessionId, () => ofCompany(companyId, turn));
    }
    if (keyHolder === null) return work();
    const key = `key ${keyHolder.keyId}`;
    return ofCaller(key, () => inTurn(key, work));
  };
}
