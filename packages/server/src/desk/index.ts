export { bindDeskRoutes } from "./desk.routes.ts";
