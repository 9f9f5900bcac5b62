import type { FastifyRequest } from "fastify";
import { limitConcurrency } from "../limit-concurrency.ts";

/** Runs the work of a request when it is the request's turn. */
export type RunInTurn = <Result>(
  request: Pick<FastifyRequest, "actor" | "keyHolder">,
  work: () => Promise<Result>,
) => Promise<Result>;

const retryAfterSeconds = 1;
/**
 * More requests than a screen sends at once. While this many wait, each place stays free after a request for as long as
 * the request took (at most 100 ms), so that half of the time is left to other callers.
 */
const restsFromWaiting = 12;

/**
 * Limits how many requests one session or key, and one company, may have in flight, so that nobody slows down another
 * company. A request counts until its answer; streams and downloads that continue after it do not count. At most
 * `atOnce` requests of one company run at a time: the embedded database does one thing at a time, so more would only
 * double the time that others wait.
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
