export { toContainerMovement } from "./base/container-movements.store.ts";
export { cancelOrdersBeforePlacement } from "./steps/cancel-orders-before-placement.ts";
export { claimAnsweredMail } from "./steps/claim-answered.mail.ts";
export { claimReceivedMail } from "./steps/claim-received.mail.ts";
export { failedTripReportedMail } from "./steps/failed-trip-reported.mail.ts";
export { orderDigestMail } from "./jobs/order-digest.mail.ts";
export { hasTreatment } from "./reading/disposals.store.ts";
export { isDisposal, isOfHazardousWaste } from "../proofs/index.ts";
export { scheduleAgreementEnd } from "./steps/schedule-agreement-end.ts";
export { buildAgreementOrder, buildNewOrder } from "./steps/new-order.ts";
export {
  type AgreementBasis,
  orderingFacts,
  withMovements,
  withoutOrder,
  withoutRequest,
} from "./base/order-basis.ts";
export { lockForOrders } from "./ordering/lock-for-orders.ts";
export { getAnyOrderBases, getAnyOrderBasis, lockAnyOrderBasis } from "./base/order-basis.store.ts";
export { orderCancelledMail } from "./steps/order-cancelled.mail.ts";
export { orderTextColumns, toOrderTexts, toTextColumns } from "./base/order-texts.ts";
export { orderChanged } from "./base/order-changed.ts";
export { holidayPlaceOf, orderFacts, phaseFacts } from "./base/order-facts.ts";
export { type PhaseClock, readPhaseClock } from "./base/phase-clock.ts";
export { listOrderIds, phaseSelection } from "./reading/order-list.store.ts";
export { startOrderJobs } from "./jobs/order-jobs.ts";
export { insertPhoto, readPhoto, storePhoto } from "./photos/order-photos.ts";
export { orderReceivedMail } from "./ordering/order-received.mail.ts";
export {
  applyStep,
  cancelStep,
  completeStep,
  correctWeightStep,
  executeStep,
  failedTripStep,
  redeclareStep,
} from "./steps/order-steps.ts";
export { confirmStep, undoConfirmationStep } from "./steps/confirmation-steps.ts";
export { claimStep, updateTicketStep } from "./steps/claim-steps.ts";
export type { ExecutionReport, StepCause, OrderStep } from "./steps/order-steps.ts";
export { bindOrderingRoutes } from "./ordering.routes.ts";
export { bindOrdersRoutes } from "./orders.routes.ts";
export { bindSavedViewsRoutes } from "./saved-views.routes.ts";
export {
  findAnyOrder,
  getAnyOrder,
  getOrderListRow,
  listOpenOrdersOn,
  listOrderListRows,
  lockAnyOrder,
  lockOrder,
  visibleOrders,
} from "./base/orders.store.ts";
export type { OrderRow } from "./base/orders.tables.ts";
export { proposalReceivedMail } from "./steps/proposal-received.mail.ts";
export { movePlacementStep, proposeDateStep, undoProposalStep } from "./steps/proposal-steps.ts";
export { listNamedReferences } from "./base/order-references.store.ts";
export { readOrderSummaries } from "./agreements/order-summaries.store.ts";
export { logMessage } from "./steps/log-message.ts";
export { orderMessageMail } from "./steps/order-message.mail.ts";
export { setContainerStock } from "./agreements/set-container-stock.ts";
export { startAgreement } from "./agreements/start-agreement.ts";
export { stepMailCause } from "./steps/notify-of-step.ts";
export { performStep } from "./steps/perform-step.ts";
export { insertOrder } from "./ordering/insert-order.ts";
export { type ImportedOrder, insertImportedOrders } from "./ordering/insert-imported-orders.ts";
export { listOrdersByNumber, advanceOrderNumbers } from "./ordering/order-numbers.store.ts";
export type {
  ApprovalForecast,
  ApprovalGate,
  ApprovalGuard,
  DelayedCall,
  GatedOrder,
} from "./base/approval-gate.ts";
export { createOrder, ensureOrderable } from "./ordering/create-order.ts";
export { createOrderByDispatch } from "./ordering/create-order-by-dispatch.ts";
export { createGroupedOrders } from "./ordering/create-grouped-orders.ts";
export { createAgreement, createQuotedAgreement } from "./agreements/create-agreement.ts";
export { logApproval } from "./steps/log-approval.ts";
