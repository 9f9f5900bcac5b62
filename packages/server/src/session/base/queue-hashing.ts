import { availableParallelism } from "node:os";
import type { PublicContext } from "../../base/context.ts";
import { limitConcurrency } from "../../base/limit-concurrency.ts";
import { addressGroup } from "./sign-in-throttle.ts";

/**
 * Each hash occupies a core, and one of the four threads that file access and other cryptography need too: at least one
 * core and two threads stay free. On a machine with few cores there is a pause after each hash while others wait.
 */
const hasFewCores = availableParallelism() <= 2;
const atOnce = hasFewCores ? 1 : 2;
const retryAfterSeconds = 5;

/**
 * Each IP address may have only one or two requests in the common queue `ofAll`, so that a burst from one address does
 * not hold up the others.
 */
const ofAddress = limitConcurrency<string>({ atOnce, waiting: 50, retryAfterSeconds });
const ofAll = limitConcurrency<"all">({
  atOnce,
  waiting: 100,
  retryAfterSeconds,
  restsFromWaiting: hasFewCores ? 1 : Infinity,
});

/**
 * Runs work that hashes a password when it is its turn; refused if too many others wait. `work` includes the database
 * queries that go with the hash, so that a burst of sign-ins does not reach the database at once either.
 */
export const queueHashing = <Result>(
  { address }: Pick<PublicContext, "address">,
  work: () => Promise<Result>,
): Promise<Result> => ofAddress(addressGroup(address), () => ofAll("all", work));
