export { startMailDelivery } from "./deliver-mails.ts";
export { bindMailboxRoutes } from "./mailbox.routes.ts";
export { createLiveHub } from "./live-hub.ts";
export { bindLiveRoutes } from "./live.routes.ts";
