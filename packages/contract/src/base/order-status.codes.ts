/**
 * Order status codes (docs/coverage.md 4.1). They are defined here because rooms below `orders` count orders by
 * status.
 */
export const orderStatus = { open: 1, done: 2, claimed: 3, cancelled: 4, failedTrip: 5 } as const;
export type OrderStatusId = (typeof orderStatus)[keyof typeof orderStatus];
