import type { MailTemplates } from "./base/mail-content.ts";
import { orderReceivedMail } from "./orders/index.ts";
import { invitationMail, passwordChangedMail, passwordResetMail } from "./session/index.ts";

export const mailTemplates: MailTemplates = {
  order_received: orderReceivedMail,
  invitation: invitationMail,
  password_reset: passwordResetMail,
  password_changed: passwordChangedMail,
};
