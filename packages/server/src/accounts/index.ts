export { bindAccountsRoutes } from "./accounts.routes.ts";
export { reportPayments } from "./report-payments.ts";
