export { gateOrders, guardChange } from "./approval-gate.ts";
export { forecastApprovals } from "./forecast-approvals.ts";
export { approvalDeclinedMail, approvalLapsedMail, approvalRequestedMail } from "./approval.mail.ts";
export { bindApprovalsRoutes } from "./approvals.routes.ts";
export { startApprovalJobs } from "./lapse-requests.ts";
