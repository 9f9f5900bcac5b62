/**
 * For this many ms after the stream has reported changed orders, a change found by polling counts as reloaded already.
 */
const settlingTime = 5_000;

let reportedAt = Number.NEGATIVE_INFINITY;

/** Called when the stream of changes reports changed orders, which makes the page reload all orders it shows. */
export function noteReportedOrders(): void {
  reportedAt = performance.now();
}

/** Whether the stream reported changed orders so recently that a change found by polling has been reloaded already. */
export const areOrdersReported = (): boolean => performance.now() - reportedAt < settlingTime;
