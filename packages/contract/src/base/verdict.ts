/** What a rule answers. `until` is the end of the window that is open now, or null if no time ends it. */
export type Verdict<Reason extends string> =
  | { readonly allowed: true; readonly until: Temporal.Instant | null }
  | { readonly allowed: false; readonly reason: Reason };

export const allowed = (until: Temporal.Instant | null = null) => ({ allowed: true, until }) as const;

export const refused = <const Reason extends string>(reason: Reason) => ({ allowed: false, reason }) as const;
