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
  /** Waits for an answer of the customer. */
  needsAnswer: z.boolean(),
  /** Waits for the customer: an answer, feedback, or their word on an answered claim. */
  isToDo: z.boolean(),
  /** The order, agreement, inquiry, site, document or export that it is about; null for several documents. */
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
    /** How many were published at the site together. */
    documents: z.optional(z.int()),
    /** Which ones, and the type of the first; neither for one document or for very many. */
    documentIds: z.optional(z.array(id)),
    documentType: z.optional(z.string()),
    documentNumber: z.optional(z.string()),
    /** The last day of a proof. */
    endsOn: z.optional(date),
    fileName: z.optional(z.string()),
    /** Who reported how many full containers. */
    reporter: z.optional(z.string()),
    amount: z.optional(z.int()),
    /** A budget, its year and what is used of it in percent. */
    budget: z.optional(z.string()),
    year: z.optional(z.int()),
    usedPercent: z.optional(z.number()),
    /** How long the file of an export is kept. */
    expiresOn: z.optional(instant),
  }),
});
export type NotificationEntry = z.output<typeof notificationEntry>;

/** Newest first: the latest ones, and older ones that still wait for the customer. */
export const notificationList = z.object({ happenings: z.array(notificationEntry), unread: z.int() });
export type NotificationList = z.output<typeof notificationList>;

/** Marks one as read, or with `all` everything up to it. */
export const notificationsReadRequest = z.strictObject({ id, all: z._default(z.boolean(), false) });

/** A browser's subscription, as `PushSubscription.toJSON()` gives it (RFC 8030, RFC 8291). */
export const pushSubscriptionRequest = z.strictObject({
  endpoint: z.string().check(z.maxLength(2_000), z.regex(/^https:\/\/[^\s@]+$/)),
  keys: z.strictObject({
    /** A point of P-256, uncompressed, and 16 random bytes. */
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/)),
  }),
});
export type PushSubscriptionRequest = z.output<typeof pushSubscriptionRequest>;

export const pushSettings = z.object({
  /** By which push services know the server; the browser needs it to subscribe. */
  publicKey: z.string(),
  /** Whether this session gets push messages. */
  isOn: z.boolean(),
});
export type PushSettings = z.output<typeof pushSettings>;

/** What a push message carries, encrypted for the browser; the service worker shows it. */
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
  /** When the next announcement starts or one of these ends. */
  changesAt: z.nullable(instant),
});

/** What the provider announces; to everybody, or to those with a site in one of the regions. */
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
