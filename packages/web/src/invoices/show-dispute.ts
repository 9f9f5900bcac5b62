export const disputeId = (position: number) => `dispute-${position}`;

/** Scrolls and moves the focus from a line to the messages about its dispute, which are below all lines. */
export function showDispute(position: number): void {
  const thread = document.getElementById(disputeId(position));
  thread?.scrollIntoView({ block: "center" });
  thread?.focus({ preventScroll: true });
}
