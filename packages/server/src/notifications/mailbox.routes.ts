import { mailboxApi, type MailboxEntry } from "@kreislauf/contract/notifications";
import type { FastifyInstance } from "fastify";
import type { Db } from "../base/database/database.ts";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { mailboxPage, mailboxPolicy } from "./mailbox-page.ts";
import { listMailbox } from "./mailbox.store.ts";

const shownMails = 200;

/** The embedded mailbox for developers and tests, as data and as a page; never available in production. */
export function bindMailboxRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, mailboxApi, { mailbox: ({ db }) => readMailbox(db) });
  const page = { config: { access: "public" as const }, schema: { hide: true } };
  app.get("/dev/mailbox", page, async (_request, reply) =>
    reply
      .header("content-security-policy", mailboxPolicy)
      .type("text/html; charset=utf-8")
      .send(mailboxPage(await readMailbox(services.db))),
  );
}

async function readMailbox(db: Db): Promise<MailboxEntry[]> {
  const mails = await listMailbox(db, shownMails);
  return mails.map((mail) => ({
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: [...mail.attachments],
    receivedAt: mail.received_at,
  }));
}
