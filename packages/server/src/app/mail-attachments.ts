import type { MailAttachments } from "../base/mail/mail-content.ts";
import { readInvoiceAttachments } from "../documents/index.ts";

/** The kinds of mails with attachments, each with the function that reads the files. */
export const mailAttachments: MailAttachments = { invoice: readInvoiceAttachments };
