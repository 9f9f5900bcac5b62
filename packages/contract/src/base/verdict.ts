import { memoize } from "./memoize.ts";

/** The result of a rule. `until` is the end of the current window, or null if no time ends it. */
export type Verdict<Reason extends string> =
  | { readonly allowed: true; readonly until: Temporal.Instant | null }
  | ({ readonly allowed: false; readonly reason: Reason } & ClosedWindow<Temporal.Instant>);

/** For a refusal because of the time: when the window closed, and when it opens again, if it does. */
export interface ClosedWindow<Instant> {
  readonly since?: Instant | undefined;
  readonly again?: Instant | undefined;
}

export const allowed = (until: Temporal.Instant | null = null) => ({ allowed: true, until }) as const;

export const refused = <const Reason extends string>(
  reason: Reason,
  window: ClosedWindow<Temporal.Instant> = {},
) => ({ allowed: false, reason, ...window }) as const;

export type WireVerdict<Reason extends string> =
  | { readonly allowed: true; readonly until: string | null }
  | ({ readonly allowed: false; readonly reason: Reason } & ClosedWindow<string>);

/** The rules cache the instants of a day, so orders in a list often have the same instant; its text is cached here. */
const textOf = memoize((instant: Temporal.Instant) => instant.toString());

/** A verdict as JSON, with instants in ISO 8601 (docs/coverage.md D13.3). */
export function toWireVerdict<Reason extends string>(verdict: Verdict<Reason>): WireVerdict<Reason> {
  if (verdict.allowed) return { allowed: true, until: verdict.until && textOf(verdict.until) };
  const { reason, since, again } = verdict;
  if (since === undefined && again === undefined) return { allowed: false, reason };
  return {
    allowed: false,
    reason,
    ...(since && { since: textOf(since) }),
    ...(again && { again: textOf(again) }),
  };
}
