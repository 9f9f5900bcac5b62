import { errorStatus, type ErrorCode } from "@kreislauf/contract/base";
import { ApiError } from "./api-error.ts";

/** The last attempt to submit, and how it ended. */
export interface SubmitAttempt {
  readonly key: string;
  /** What was sent, as JSON. */
  readonly body: string;
  /** `lost`: the request may have arrived. */
  readonly outcome: "refused" | "lost" | "done";
}

type FailedOutcome = Exclude<SubmitAttempt["outcome"], "done">;

/** Pauses before a request without an answer is sent again, in ms. */
export const retryDelays = [800, 2500] as const;

const sleep = (duration: number) => new Promise((resolve) => void setTimeout(resolve, duration));

/**
 * The idempotency key of the next attempt. It stays the same while an earlier attempt may have arrived, so that
 * nothing is created twice. Once it is known to be refused or done, other content gets a new key.
 */
export function nextIdempotencyKey(previous: SubmitAttempt, body: string, newKey: () => string): string {
  return previous.outcome !== "lost" && previous.body !== body ? newKey() : previous.key;
}

/** `lost` if the server may have done the work although the attempt failed: no answer, or a server error. */
export function attemptOutcome(code: ErrorCode | "unreachable"): FailedOutcome {
  return code === "unreachable" || errorStatus[code] >= 500 ? "lost" : "refused";
}

/** Whether a failed call may have been carried out all the same. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || attemptOutcome(error.code) === "lost";

/** Repeats a call while its outcome is unknown, so the call must be safe to repeat. */
export async function sendWithRetry<Answer>(
  send: () => Promise<Answer>,
  onFailure: (outcome: FailedOutcome) => void = () => {},
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
