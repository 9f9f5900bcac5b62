import { ApiError } from "../base/api-error.ts";
import type { OrderAttempt } from "./order-attempts.ts";
import { outcomeOf } from "./order-attempts.ts";

/** Pauses before an attempt without an answer is repeated by itself, in ms. */
const repeatAfter = [800, 2500] as const;

const pause = (duration: number) => new Promise((resolve) => void setTimeout(resolve, duration));

/** Whether a failed call may have done its work all the same. */
export const isLost = (error: unknown): boolean =>
  !(error instanceof ApiError) || outcomeOf(error.code) === "lost";

/** Repeats a call whose answer is lost. What it does must be safe to ask for twice. */
export async function untilAnswered<Answer>(
  send: () => Promise<Answer>,
  onFailure: (outcome: OrderAttempt["outcome"]) => void,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      onFailure(isLost(error) ? "lost" : "refused");
      const wait = repeatAfter[attempt];
      if (!isLost(error) || wait === undefined) throw error;
      await pause(wait);
    }
  }
}
