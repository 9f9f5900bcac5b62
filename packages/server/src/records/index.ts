export { bindRecordsRoutes } from "./records.routes.ts";
