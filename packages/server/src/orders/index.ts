export { orderReceivedMail } from "./order-received.mail.ts";
export { bindOrdersRoutes } from "./orders.routes.ts";
export { readOutlooks } from "./read-outlooks.ts";
