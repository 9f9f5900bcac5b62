import { notificationsApi } from "@kreislauf/contract/notifications";
import type { FastifyInstance } from "fastify";
import type { HttpServices } from "../base/http.ts";
import { bindEndpoints } from "../base/http.ts";
import { listMailbox } from "./notifications.store.ts";

const shownMails = 200;

/** The embedded mailbox for developers and tests; never bound in production. */
export function bindMailboxRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, notificationsApi, {
    mailbox: async ({ db }) =>
      (await listMailbox(db, shownMails)).map((mail) => ({
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        receivedAt: mail.received_at,
      })),
  });
}
