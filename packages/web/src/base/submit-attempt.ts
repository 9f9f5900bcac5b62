import { errorStatus } from "@kreislauf/contract/base";
import type { ErrorCode } from "@kreislauf/contract/base";
import { ApiError } from "./api-error.ts";

/** The last attempt to send something, and what became of it. */
export interface SubmitAttempt {
  readonly key: string;
  /** What was sent, as JSON. */
  readonly body: string;
  /** `lost`: nobody knows whether it arrived. */
  readonly outcome: "refused" | "lost";
}

/** Pauses before an attempt without an answer is repeated by itself, in ms. */
export const retryDelays = [800, 2500] as const;

const sleep = (duration: number) => new Promise((resolve) => void setTimeout(resolve, duration));

/**
 * The idempotency key of the next attempt. It stays the same as long as an earlier attempt may have arrived, so
 * that nothing is created twice; only a refusal, which leaves nothing behind, lets other content have another key.
 */
export function nextIdempotencyKey(previous: SubmitAttempt, body: string, newKey: () => string): string {
  return previous.outcome === "refused" && previous.body !== body ? newKey() : previous.key;
}

/** Whether an attempt may have arrived although it failed: no answer, or a server in trouble. */
export function attemptOutcome(code: ErrorCode | "unreachable"): SubmitAttempt["outcome"] {
  return code === "unreachable" || errorStatus[code] >= 500 ? "lost" : "refused";
}

/** Whether a failed call may have done its work all the same. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || attemptOutcome(error.code) === "lost";

/** Repeats a call whose answer is lost. What it does must be safe to ask for twice. */
export async function sendWithRetry<Answer>(
  send: () => Promise<Answer>,
  onFailure: (outcome: SubmitAttempt["outcome"]) => void = () => {},
  delays: readonly number[] = retryDelays,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      onFailure(isOutcomeUnknown(error) ? "lost" : "refused");
      const wait = delays[attempt];
      if (!isOutcomeUnknown(error) || wait === undefined) throw error;
      await sleep(wait);
    }
  }
}
