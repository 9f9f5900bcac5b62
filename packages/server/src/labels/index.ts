export { bindLabelsRoutes } from "./labels.routes.ts";
export { startReportJobs } from "./report-jobs.ts";
