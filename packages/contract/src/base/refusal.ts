import type { ErrorCode } from "./errors.ts";

/** One field of a validation error: `field` is the dotted path in the body, query or path. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** The shape of every error response (docs/coverage.md D9.11). */
export interface ErrorAnswer {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: readonly FieldError[];
  readonly requestId: string;
  /** With `order_changed` the order as it is now, with `approval_decided` the approval request as it is now. */
  readonly current?: unknown;
}

/**
 * The current state of something that somebody else changed meanwhile: as a sentence, and as it is sent in `current`.
 */
export interface PresentState {
  readonly sentence: string;
  readonly current: unknown;
}

/** The only error that the server throws on purpose; any other error becomes `internal`. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;
  readonly state: PresentState | undefined;

  constructor(
    code: ErrorCode,
    details: readonly FieldError[] = [],
    headers: Readonly<Record<string, string>> = {},
    state?: PresentState,
  ) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.details = details;
    this.headers = headers;
    this.state = state;
  }
}
