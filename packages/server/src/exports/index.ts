export { bindCalendarRoutes } from "./calendar.routes.ts";
export { startExportJobs } from "./export-jobs.ts";
export { exportFailedMail, exportReadyMail } from "./exports.mail.ts";
export { bindExportsRoutes } from "./exports.routes.ts";
