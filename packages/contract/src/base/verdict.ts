/** What a rule answers. `until` is the end of the window that is open now, or null if no time ends it. */
export type Verdict<Reason extends string> =
  | { readonly allowed: true; readonly until: Temporal.Instant | null }
  | { readonly allowed: false; readonly reason: Reason };

export const allowed = (until: Temporal.Instant | null = null) => ({ allowed: true, until }) as const;

export const refused = <const Reason extends string>(reason: Reason) => ({ allowed: false, reason }) as const;

export type WireVerdict<Reason extends string> =
  | { readonly allowed: true; readonly until: string | null }
  | { readonly allowed: false; readonly reason: Reason };

/** A verdict as it travels: the instant in ISO 8601 (decisions.md section 13). */
export function verdictOnWire<Reason extends string>(verdict: Verdict<Reason>): WireVerdict<Reason> {
  return verdict.allowed ? { allowed: true, until: verdict.until?.toString() ?? null } : verdict;
}
