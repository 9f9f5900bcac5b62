export { startMailDelivery } from "./deliver-mails.ts";
export { bindMailboxRoutes } from "./mailbox.routes.ts";
