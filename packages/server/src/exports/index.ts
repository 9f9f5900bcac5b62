export { bindCalendarRoutes } from "./calendar.routes.ts";
export {
  type Bundle,
  type BundleQuery,
  type BundleReader,
  type BundleWriters,
  maySeeReceipts,
} from "./export-bundle.ts";
export { sortByIds } from "./export-file.ts";
export { startExportJobs } from "./export-jobs.ts";
export { exportFailedMail, exportReadyMail } from "./exports.mail.ts";
export { bindExportsRoutes } from "./exports.routes.ts";
export { enqueueExport } from "./request-export.ts";
