import * as z from "zod/mini";
import { withReason, date, id, instant, requiredText } from "../base/index.ts";
import { land } from "../catalog/index.ts";
import { type NotificationKind, notificationKinds, maxAnnouncementLengths } from "./notifications.codes.ts";

const kinds = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]];

export const notificationEntry = z.object({
  id,
  kind: z.enum(kinds),
  happenedAt: instant,
  isUnread: z.boolean(),
  /** Whether the customer has to answer a date proposal or a container report. */
  needsAnswer: z.boolean(),
  /**
   * Whether the customer still has something to do: answer, give feedback, close an answered claim, or react to a
   * declined dispute.
   */
  isToDo: z.boolean(),
  /**
   * The id of what the notification is about, by its kind: an order, agreement, inquiry, quote, container report, site,
   * proof, document, approval request, budget or export; null if it is about several documents.
   */
  subjectId: z.nullable(id),
  orderNumber: z.nullable(z.string()),
  wasteType: z.nullable(z.string()),
  site: z.nullable(z.string()),
  siteId: z.nullable(id),
  by: z.string(),
  details: z.object({
    desiredDate: z.optional(date),
    proposedDate: z.optional(z.nullable(date)),
    answerBy: z.optional(z.nullable(instant)),
    executedOn: z.optional(z.nullable(date)),
    weightKg: z.optional(z.nullable(z.number())),
    reason: z.optional(z.nullable(z.string())),
    ticketNumber: z.optional(z.nullable(z.string())),
    ticketStatus: z.optional(z.nullable(z.string())),
    wasteType: z.optional(z.string()),
    effectiveOn: z.optional(z.nullable(date)),
    /** The number of documents that were published at the site together. */
    documents: z.optional(z.int()),
    /**
     * The ids of the documents that were published together; missing for a single document, and for more than
     * `maxNamedDocuments`.
     */
    documentIds: z.optional(z.array(id)),
    /**
     * The type of the first of the documents that were published together; missing for a single document, and for more
     * than `maxNamedDocuments`.
     */
    documentType: z.optional(z.string()),
    documentNumber: z.optional(z.string()),
    /** The last day of a proof. */
    endsOn: z.optional(date),
    fileName: z.optional(z.string()),
    /** The name of the person who reported full containers. */
    reporter: z.optional(z.string()),
    /** The number of full containers that were reported. */
    amount: z.optional(z.int()),
    /** The name of a budget. */
    budget: z.optional(z.string()),
    /** The year of a budget. */
    year: z.optional(z.int()),
    /** How much of a budget is used, in percent. */
    usedPercent: z.optional(z.number()),
    /** Until when the file of an export can be downloaded. */
    expiresOn: z.optional(instant),
  }),
});
export type NotificationEntry = z.output<typeof notificationEntry>;

/** The latest notifications, newest first, and older ones on which the customer still has to act. */
export const notificationList = z.object({ happenings: z.array(notificationEntry), unread: z.int() });
export type NotificationList = z.output<typeof notificationList>;

/** Marks one notification as read or, with `all`, this one and all older ones. */
export const notificationsReadRequest = z.strictObject({ id, all: z._default(z.boolean(), false) });

/** A browser's push subscription, as `PushSubscription.toJSON()` returns it (RFC 8030, RFC 8291). */
export const pushSubscriptionRequest = z.strictObject({
  endpoint: z.string().check(z.maxLength(2_000), z.regex(/^https:\/\/[^\s@]+$/)),
  keys: z.strictObject({
    /** An uncompressed point of the curve P-256, as base64url. */
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    /** 16 random bytes, as base64url. */
    auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/)),
  }),
});
export type PushSubscriptionRequest = z.output<typeof pushSubscriptionRequest>;

export const pushSettings = z.object({
  /** The key by which push services recognize the server; the browser needs it to subscribe. */
  publicKey: z.string(),
  /** Whether this session gets push messages. */
  isOn: z.boolean(),
});
export type PushSettings = z.output<typeof pushSettings>;

/** The content of a push message, encrypted for the browser; the service worker shows it. */
export interface PushContent {
  readonly title: string;
  readonly text: string;
  /** Path of the screen that the notification opens. */
  readonly path: string;
  readonly tag: string;
}

export const announcement = z.object({ id, title: z.string(), text: z.string(), endsAt: instant });
export type Announcement = z.output<typeof announcement>;

export const announcements = z.object({
  announcements: z.array(announcement),
  /** When the next announcement starts or one of these ends; null if neither is to come. */
  changesAt: z.nullable(instant),
});

/**
 * An announcement of the provider for people with an active site in one of the Länder or with a postal code that begins
 * with one of the prefixes; for everybody if both lists are empty.
 */
export const announcementFields = {
  title: requiredText(maxAnnouncementLengths.title),
  text: requiredText(maxAnnouncementLengths.text, { isMultiline: true }),
  lands: z._default(z.array(land).check(z.maxLength(16)), []),
  zipPrefixes: z._default(z.array(z.string().check(z.regex(/^\d{1,5}$/))).check(z.maxLength(100)), []),
  startsAt: instant,
  endsAt: instant,
};
export const endsAfterStart = z.refine<{ readonly startsAt: string; readonly endsAt: string }>(
  ({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt),
  { path: ["endsAt"], ...withReason("date_range") },
);
export const announcementCreation = z.strictObject(announcementFields).check(endsAfterStart);
export type AnnouncementCreation = z.output<typeof announcementCreation>;

export const providerAnnouncement = z.object({
  id,
  title: z.string(),
  text: z.string(),
  lands: z.array(z.string()),
  zipPrefixes: z.array(z.string()),
  startsAt: instant,
  endsAt: instant,
  withdrawnAt: z.nullable(instant),
});
export type ProviderAnnouncement = z.output<typeof providerAnnouncement>;
