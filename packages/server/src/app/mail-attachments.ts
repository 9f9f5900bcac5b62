import type { MailAttachments } from "../base/mail/mail-content.ts";
import { readInvoiceAttachments } from "../documents/index.ts";

/** Mails that carry files, each with the function that reads them. */
export const mailAttachments: MailAttachments = { invoice: readInvoiceAttachments };
