export { bindDeskLive } from "./desk-live.ts";
export { createViewAuthenticator } from "./view-tokens.ts";
export { bindDeskRoutes } from "./desk.routes.ts";
