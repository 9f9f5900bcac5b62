export { bindSeparationRoutes } from "./separation.routes.ts";
