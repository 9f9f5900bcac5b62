import { errorStatus, type ErrorCode } from "@kreislauf/contract/base";
import { ApiError } from "./api-error.ts";

/** The last attempt to submit, and how it ended. */
export interface SubmitAttempt {
  readonly key: string;
  /** The input that was sent, as JSON. */
  readonly body: string;
  /** `lost`: there was no usable answer, so the server may have done the work. */
  readonly outcome: "refused" | "lost" | "done";
}

type FailedOutcome = Exclude<SubmitAttempt["outcome"], "done">;

/** Pauses in ms before a request without an answer is sent again. */
export const retryDelays = [800, 2500] as const;

const sleep = (duration: number) => new Promise((resolve) => void setTimeout(resolve, duration));

/**
 * The idempotency key of the next attempt. It stays the same while an earlier attempt may have reached the server, so
 * that nothing is created twice. Once that attempt is known to be refused or done, other content gets a new key.
 */
export function nextIdempotencyKey(previous: SubmitAttempt, body: string, newKey: () => string): string {
  return previous.outcome !== "lost" && previous.body !== body ? newKey() : previous.key;
}

/** The outcome of a failed attempt: `lost` if the server may have done the work (no answer, or a server error). */
export function attemptOutcome(code: ErrorCode | "unreachable"): FailedOutcome {
  return code === "unreachable" || errorStatus[code] >= 500 ? "lost" : "refused";
}

/** Whether the server may have done the work although the call failed. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || attemptOutcome(error.code) === "lost";

/** Sends a request, and repeats it while its outcome is unknown, so the request must be safe to repeat. */
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
