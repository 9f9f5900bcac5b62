import { type ErrorCode, Refusal } from "@kreislauf/contract/base";
import type { PublicContext } from "./context.ts";
import { isLostRace, isUnavailable } from "./database/is-unavailable.ts";

type Logging = Pick<PublicContext, "log">;

interface RowOutcome<Result> {
  readonly result: Result | null;
  readonly error: ErrorCode | null;
  /** The database cannot be reached. */
  readonly isDatabaseDown?: boolean;
}

/**
 * Does the same with each row and says what came of it. The rows before a failure are committed, so that a failure is
 * the answer of its row. Once the database is away, the rows that follow are not tried; a row that only lost against
 * another transaction does not keep them from it.
 */
export async function runPerRow<Row, Result>(
  context: Logging,
  rows: readonly Row[],
  doOne: (row: Row) => Promise<Result>,
): Promise<(RowOutcome<Result> & { readonly row: Row })[]> {
  const outcomes: (RowOutcome<Result> & { readonly row: Row })[] = [];
  let isDatabaseDown = false;
  for (const row of rows) {
    const outcome: RowOutcome<Result> = isDatabaseDown
      ? unavailable
      : await outcomeOf(context, () => doOne(row));
    isDatabaseDown ||= outcome.isDatabaseDown === true;
    outcomes.push({ row, result: outcome.result, error: outcome.error });
  }
  return outcomes;
}

const unavailable = { result: null, error: "unavailable" } as const;

async function outcomeOf<Result>(context: Logging, run: () => Promise<Result>): Promise<RowOutcome<Result>> {
  try {
    return { result: await run(), error: null };
  } catch (error) {
    if (error instanceof Refusal) return { result: null, error: error.code };
    context.log.error({ err: error }, "one of many rows failed");
    if (!(error instanceof Error) || !isUnavailable(error)) return { result: null, error: "internal" };
    return { ...unavailable, isDatabaseDown: !isLostRace(error) };
  }
}
