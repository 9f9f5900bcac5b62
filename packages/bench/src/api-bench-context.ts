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
  /** Records statements on the large database, signed in as a user of the ordinary company. */
  readonly recorder: StatementRecorder;
  /** Records statements on the large database, signed in as a user of the big company. */
  readonly recorderOfBigCompany: StatementRecorder;
  readonly scale: BenchScale;
}

/** How many orders each database has, and how long or how often the API is measured. */
export interface BenchScale {
  readonly orders: { readonly small: number; readonly large: number };
  /** Duration of one load measurement. */
  readonly seconds: number;
  readonly rounds: number;
  /** Requests that are sent one after the other to measure response times. */
  readonly requests: number;
  /** Rounds of the measurements that request many different URLs: list variants and the search. */
  readonly variantRounds: number;
}
