export { bindRecordsRoutes } from "./records.routes.ts";
export { writeRegisterBundle } from "./register-bundle.ts";
