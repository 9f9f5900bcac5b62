import type { Portal } from "./portal.ts";
import type { StatementRecorder } from "./statement-recorder.ts";

/** The server on a database filled by `SEED=large`. */
export interface SeededPortal {
  readonly orders: number;
  readonly databaseUrl: string;
  readonly portal: Portal;
  readonly accounts: { readonly big: string; readonly ordinary: string };
}

export interface ApiBenchContext {
  readonly small: SeededPortal;
  readonly large: SeededPortal;
  /** On the large database, asking as somebody of the ordinary and of the big company. */
  readonly recorder: StatementRecorder;
  readonly recorderOfBigCompany: StatementRecorder;
  readonly effort: Effort;
}

/** How long each measurement lasts. */
export interface Effort {
  readonly orders: { readonly small: number; readonly large: number };
  readonly seconds: number;
  readonly rounds: number;
  readonly requests: number;
  readonly variantRounds: number;
}
