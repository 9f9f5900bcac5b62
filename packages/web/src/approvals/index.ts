export { ApprovalRow } from "./approval-row.tsx";
export { waitingApprovalsQuery } from "./approvals.queries.ts";
