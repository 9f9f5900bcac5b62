import type { Portal } from "./portal.ts";
import type { StatementRecorder } from "./statement-recorder.ts";

/** A server on a database that was filled with `SEED=large`. */
export interface SeededPortal {
  readonly orders: number;
  readonly databaseUrl: string;
  readonly portal: Portal;
  readonly accounts: { readonly big: string; readonly ordinary: string };
}

export interface ApiBenchContext {
  readonly small: SeededPortal;
  readonly large: SeededPortal;
  /** Both on the large database, signed in as a user of the ordinary and of the big company. */
  readonly recorder: StatementRecorder;
  readonly recorderOfBigCompany: StatementRecorder;
  readonly scale: BenchScale;
}

/** How many orders each database has, and how much is measured. */
export interface BenchScale {
  readonly orders: { readonly small: number; readonly large: number };
  readonly seconds: number;
  readonly rounds: number;
  readonly requests: number;
  readonly variantRounds: number;
}
