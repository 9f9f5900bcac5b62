export { movementOf } from "./agreement-containers.ts";
export { cancelBeforePlacement } from "./cancel-before-placement.ts";
export { claimReceivedMail } from "./claim-received.mail.ts";
export { isDisposal, ofHazardousWaste, treatmentIs } from "./disposals.ts";
export { endAgreementOn } from "./end-agreement-on.ts";
export { newOrder } from "./new-order.ts";
export {
  type AgreementBasis,
  lockAnyOrderBasis,
  orderingFacts,
  withMovements,
  withoutOrder,
} from "./order-basis.ts";
export { orderCancelledMail } from "./order-cancelled.mail.ts";
export { orderFacts } from "./order-facts.ts";
export { listOrderIds } from "./order-list.store.ts";
export { startOrderJobs } from "./order-jobs.ts";
export { keepPhoto } from "./order-photos.ts";
export { orderReceivedMail } from "./order-received.mail.ts";
export {
  applied,
  cancelled,
  claimed,
  completed,
  confirmed,
  executed,
  failedTrip,
  redeclared,
  ticketUpdated,
} from "./order-steps.ts";
export type { Cause, OrderStep } from "./order-steps.ts";
export { bindOrderingRoutes } from "./ordering.routes.ts";
export { bindOrdersRoutes } from "./orders.routes.ts";
export { lockAnyOrder, visibleOrders } from "./orders.store.ts";
export type { OrderRow } from "./orders.tables.ts";
export { proposalReceivedMail } from "./proposal-received.mail.ts";
export { moved, proposed } from "./proposal-steps.ts";
export { readOutlooks } from "./read-outlooks.ts";
export { readPhoto } from "./read-photo.ts";
export { setStock } from "./set-stock.ts";
export { startAgreement } from "./start-agreement.ts";
export { takeStep } from "./take-step.ts";
export { writeOrder } from "./write-order.ts";
export {
  type ImportedOrder,
  listOrdersNumbered,
  numberBeyond,
  writeImportedOrders,
} from "./write-imported-orders.ts";
