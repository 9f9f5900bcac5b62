/** How long after a report of the stream a newly found change counts as reloaded with that report, in ms. */
const settlingTime = 5_000;

let reportedAt = Number.NEGATIVE_INFINITY;

/** Notes that the stream has just reported changes of orders, upon which all orders on the screen are reloaded. */
export function noteReportedOrders(): void {
  reportedAt = performance.now();
}

/** Whether the stream reported orders so recently that a change found now has been reloaded already. */
export const areOrdersReported = (): boolean => performance.now() - reportedAt < settlingTime;
