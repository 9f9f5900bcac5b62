export const disputeId = (position: number) => `dispute-${position}`;

/** Leads from a line to what was written about it, below all lines. */
export function showDispute(position: number): void {
  const thread = document.getElementById(disputeId(position));
  thread?.scrollIntoView({ block: "center" });
  thread?.focus({ preventScroll: true });
}
