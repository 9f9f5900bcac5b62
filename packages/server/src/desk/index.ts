export { bindDeskLive } from "./inbox/desk-live.ts";
export { createViewAuthenticator } from "./impersonation/view-tokens.ts";
export { bindDeskRoutes } from "./desk.routes.ts";
