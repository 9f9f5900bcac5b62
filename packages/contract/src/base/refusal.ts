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
  /** With `order_changed`: the order as it is now; with `approval_decided`: the request as it is now. */
  readonly current?: unknown;
}

/** What a call met that somebody else had changed meanwhile: how it is now, in a sentence and as it travels. */
export interface PresentState {
  readonly sentence: string;
  readonly current: unknown;
}

/** The only error the server throws on purpose; everything else becomes `internal`. */
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
