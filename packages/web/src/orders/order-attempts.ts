import { errorStatus } from "@kreislauf/contract/base";
import type { ErrorCode } from "@kreislauf/contract/base";

/** The last attempt to give an order, and what became of it. */
export interface OrderAttempt {
  readonly key: string;
  /** What was sent, as JSON. */
  readonly body: string;
  /** `lost`: nobody knows whether it arrived. */
  readonly outcome: "refused" | "lost";
}

/**
 * The idempotency key of the next attempt. It stays the same as long as an earlier attempt may have arrived, so
 * that no order is given twice; only a refusal, which leaves nothing behind, lets other content have another key.
 */
export function nextKey(last: OrderAttempt, body: string, newKey: () => string): string {
  return last.outcome === "refused" && last.body !== body ? newKey() : last.key;
}

/** Whether an attempt may have arrived although it failed: no answer, or a server in trouble. */
export function outcomeOf(code: ErrorCode | "unreachable"): OrderAttempt["outcome"] {
  return code === "unreachable" || errorStatus[code] >= 500 ? "lost" : "refused";
}
