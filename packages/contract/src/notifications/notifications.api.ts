import * as z from "zod/mini";
import { type EndpointTable, idParam, instant, needs, permission } from "../base/index.ts";
import {
  announcements,
  notificationList,
  notificationsReadRequest,
  pushSettings,
  pushSubscriptionRequest,
} from "./notifications.schema.ts";

const mailboxEntry = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.object({ name: z.string(), bytes: z.int() })),
  receivedAt: instant,
});
export type MailboxEntry = z.output<typeof mailboxEntry>;

const everyone = needs(permission.defaultUser);

export const notificationsApi = {
  listNotifications: {
    method: "GET",
    path: "/notifications",
    summary: "What others did at one's sites in the last 30 days, by one's rights and settings",
    access: everyone,
    answer: notificationList,
  },
  markNotificationsRead: {
    method: "POST",
    path: "/notifications/read",
    summary: "Mark one as read, or everything up to it",
    access: everyone,
    body: notificationsReadRequest,
    answer: z.object({}),
  },
  pushSettings: {
    method: "GET",
    path: "/notifications/push",
    summary: "Whether this device gets push messages, and the server's public key for it",
    access: everyone,
    answer: pushSettings,
  },
  subscribeToPush: {
    method: "POST",
    path: "/notifications/push",
    summary: "Send push messages to this browser until the session ends",
    access: everyone,
    body: pushSubscriptionRequest,
    answer: z.object({}),
  },
  unsubscribeFromPush: {
    method: "DELETE",
    path: "/notifications/push",
    summary: "Send no more push messages to this browser",
    access: everyone,
    answer: z.object({}),
  },
  announcements: {
    method: "GET",
    path: "/announcements",
    summary: "What the provider announces for the regions of one's sites, unless dismissed",
    access: everyone,
    answer: announcements,
  },
  dismissAnnouncement: {
    method: "POST",
    path: "/announcements/:id/dismiss",
    summary: "Never show an announcement again",
    access: everyone,
    params: z.object({ id: idParam }),
    answer: z.object({}),
    refusals: ["not_found"],
  },
} as const satisfies EndpointTable;

/** Reads the embedded mailbox, which takes the place of a mail server in development; not available in production. */
export const mailboxApi = {
  mailbox: {
    method: "GET",
    path: "/dev/mailbox",
    summary: "Mails of the embedded mailbox, newest first; outside production only",
    access: "public",
    answer: z.array(mailboxEntry),
  },
} as const satisfies EndpointTable;
