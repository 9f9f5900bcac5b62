import * as z from "zod/mini";
import { type EndpointTable, instant } from "../base/index.ts";

const mailboxEntry = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  receivedAt: instant,
});
export type MailboxEntry = z.output<typeof mailboxEntry>;

export const notificationsApi = {
  mailbox: {
    method: "GET",
    path: "/dev/mailbox",
    summary: "Mails of the embedded mailbox, newest first; outside production only",
    access: "public",
    answer: z.array(mailboxEntry),
  },
} as const satisfies EndpointTable;
