export { writeSeparationBundle } from "./separation-bundle.ts";
export { bindSeparationRoutes } from "./separation.routes.ts";
