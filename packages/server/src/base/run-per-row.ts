import { type ErrorCode, Refusal } from "@kreislauf/contract/base";
import type { PublicContext } from "./context.ts";
import { isLostRace, isUnavailable } from "./database/is-unavailable.ts";

type Logging = Pick<PublicContext, "log">;

interface RowOutcome<Result> {
  readonly result: Result | null;
  readonly error: ErrorCode | null;
  /** True if the row failed because the database cannot be reached. */
  readonly isDatabaseDown?: boolean;
}

/**
 * Calls `doOne` for each row and returns the outcome of each. Earlier rows are committed, so a failure is reported only
 * for its own row. Once the database cannot be reached, the remaining rows are not tried; a row that only lost a race
 * against another transaction does not stop them.
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
