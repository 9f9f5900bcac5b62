import { type ErrorCode, Refusal } from "@kreislauf/contract/base";
import type { StaffContext } from "../base/context.ts";
import { isUnavailable } from "../base/database/is-unavailable.ts";

interface RowResult {
  orderId: number;
  error: ErrorCode | null;
}

/**
 * Does the same to each order and says what came of it. The rows before a failure are committed, so that a failure is
 * the answer of its row. Once the database is away, the rows that follow are not tried.
 */
export async function answerEach<Row extends { readonly orderId: number }>(
  context: StaffContext,
  rows: readonly Row[],
  answer: (row: Row) => Promise<unknown>,
): Promise<{ results: RowResult[] }> {
  const results: RowResult[] = [];
  for (const row of rows) {
    const isAway = results.at(-1)?.error === "unavailable";
    const error = isAway ? "unavailable" : await errorOf(context, () => answer(row));
    results.push({ orderId: row.orderId, error });
  }
  return { results };
}

async function errorOf(context: StaffContext, run: () => Promise<unknown>): Promise<ErrorCode | null> {
  try {
    await run();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    context.log.error({ err: error }, "one of many orders failed");
    return error instanceof Error && isUnavailable(error) ? "unavailable" : "internal";
  }
}
