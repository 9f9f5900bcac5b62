import { notificationsApi } from "@kreislauf/contract/notifications";
import type { FastifyInstance } from "fastify";
import type { HttpServices } from "../base/http.ts";
import { bindEndpoints } from "../base/http.ts";

const shownMails = 200;

/** The embedded mailbox for developers and tests; never bound in production. */
export function bindMailboxRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, notificationsApi, {
    mailbox: async ({ db }) => {
      const mails = await db
        .selectFrom("mailbox")
        .selectAll()
        .orderBy("received_at", "desc")
        .orderBy("message_id")
        .limit(shownMails)
        .execute();
      return mails.map((mail) => ({
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        receivedAt: mail.received_at,
      }));
    },
  });
}
