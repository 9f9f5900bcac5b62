export { hashContainerToken, readTokenSource } from "./container-code.ts";
export { bindLabelsRoutes } from "./labels.routes.ts";
export { startReportJobs } from "./report-jobs.ts";
