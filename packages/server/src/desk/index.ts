export { bindDeskLive } from "./inbox/desk-live.ts";
export { createViewAuthenticator } from "./viewing/view-tokens.ts";
export { bindDeskRoutes } from "./desk.routes.ts";
