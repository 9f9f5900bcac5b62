import type { MailTemplates } from "./base/mail-content.ts";
import { orderReceivedMail } from "./orders/index.ts";

export const mailTemplates: MailTemplates = {
  order_received: orderReceivedMail,
};
