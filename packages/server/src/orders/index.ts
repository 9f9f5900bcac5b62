export type { OrderReceivedMail } from "./confirm-order-receipt.ts";
export {
  applied,
  cancelled,
  claimClosed,
  claimed,
  completed,
  confirmed,
  executed,
  failedTrip,
  ticketUpdated,
} from "./order-steps.ts";
export type { Cause, OrderStep } from "./order-steps.ts";
export { bindOrdersRoutes } from "./orders.routes.ts";
export type { OrderRow } from "./orders.tables.ts";
export { readOutlooks } from "./read-outlooks.ts";
