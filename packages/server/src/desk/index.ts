export { bindDeskLive } from "./desk-live.ts";
export { bindDeskRoutes } from "./desk.routes.ts";
