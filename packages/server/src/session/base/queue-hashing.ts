import { availableParallelism } from "node:os";
import type { PublicContext } from "../../base/context.ts";
import { limitConcurrency } from "../../base/limit-concurrency.ts";
import { addressGroup } from "./sign-in-throttle.ts";

/**
 * A hash keeps a core busy, and one of the four threads that files and other cryptography need as well: at least one
 * core and two threads stay free. Where cores are few, a burst rests between its hashes.
 */
const hasFewCores = availableParallelism() <= 2;
const atOnce = hasFewCores ? 1 : 2;
const retryAfterSeconds = 5;

/** Each address has few requests in the common queue, so that a burst from one does not hold up the others. */
const ofAddress = limitConcurrency<string>({ atOnce, waiting: 50, retryAfterSeconds });
const ofAll = limitConcurrency<"all">({
  atOnce,
  waiting: 100,
  retryAfterSeconds,
  restsFromWaiting: hasFewCores ? 1 : Infinity,
});

/**
 * Runs work that hashes a password when it is its turn. What belongs to it in the database is part of the work, so
 * that a burst of sign-ins does not reach the database at once either.
 */
export const queueHashing = <Result>(
  { address }: Pick<PublicContext, "address">,
  work: () => Promise<Result>,
): Promise<Result> => ofAddress(addressGroup(address), () => ofAll("all", work));
