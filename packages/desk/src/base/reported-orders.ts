/** How long after a report of the stream the newest change counts as read with it, in ms. */
const settlingTime = 5_000;

let reportedAt = Number.NEGATIVE_INFINITY;

/** Notes that the stream has just reported changes of orders, after which everything shown of them is read anew. */
export function noteReportedOrders(): void {
  reportedAt = performance.now();
}

/** Whether the stream has reported orders so recently that a change which is found now was read anew with that. */
export const areOrdersReported = (): boolean => performance.now() - reportedAt < settlingTime;
