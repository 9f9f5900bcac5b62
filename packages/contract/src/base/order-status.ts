/** Order status codes of product.md section 4; here because lower rooms count orders by them. */
export const orderStatus = { open: 1, done: 2, claimed: 3, cancelled: 4, failedTrip: 5 } as const;
export type OrderStatusId = (typeof orderStatus)[keyof typeof orderStatus];
