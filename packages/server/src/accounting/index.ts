export { bindAccountingRoutes } from "./accounting.routes.ts";
export { reportPayments } from "./report-payments.ts";
