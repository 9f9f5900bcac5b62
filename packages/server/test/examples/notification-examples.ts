import { mailboxApi, notificationsApi } from "@kreislauf/contract/notifications";
import { providerAnnouncementsApi } from "@kreislauf/contract/provider";
import { createTestPushReceiver } from "../fakes/push-service.ts";
import { testEvent } from "./provider-examples.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";

export const notificationEndpoints = {
  ...notificationsApi,
  ...mailboxApi,
  ...providerAnnouncementsApi,
} as const;

type Name = keyof typeof notificationEndpoints;
type Example = () => Promise<Pick<TestRequest, "path" | "body">>;

export const testAnnouncement = {
  title: "Streik am Donnerstag",
  text: "Wir holen am Freitag ab.",
  startsAt: "2027-03-01T07:00:00Z",
  endsAt: "2027-03-04T22:00:00Z",
};

/** Creates an announcement that is shown now, to everybody unless a region is given; returns its id. */
export async function createTestAnnouncement(
  { database }: TestPortal,
  region: { readonly lands?: string[]; readonly zipPrefixes?: string[] } = {},
): Promise<number> {
  const { title, text, startsAt, endsAt } = testAnnouncement;
  const { id } = await database.db
    .insertInto("announcements")
    .values({
      title,
      text,
      starts_at: startsAt,
      ends_at: endsAt,
      created_at: startsAt,
      lands: region.lands ?? [],
      zip_prefixes: region.zipPrefixes ?? [],
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** An example call of every endpoint about notifications that succeeds with the right permission or scope. */
export const notificationExamples = (portal: () => TestPortal): Readonly<Record<Name, Example>> => ({
  listNotifications: async () => ({ path: "/notifications" }),
  pushSettings: async () => ({ path: "/notifications/push" }),
  subscribeToPush: async () => ({
    path: "/notifications/push",
    body: createTestPushReceiver().subscription,
  }),
  unsubscribeFromPush: async () => ({ path: "/notifications/push" }),
  markNotificationsRead: async () => ({ path: "/notifications/read", body: { id: 1, all: true } }),
  announcements: async () => ({ path: "/announcements" }),
  dismissAnnouncement: async () => ({
    path: `/announcements/${await createTestAnnouncement(portal())}/dismiss`,
  }),
  mailbox: async () => ({ path: "/dev/mailbox" }),
  providerAnnouncements: async () => ({ path: "/provider/v1/announcements" }),
  announce: async () => ({
    path: "/provider/v1/announcement/create",
    body: { ...testEvent(portal()), ...testAnnouncement },
  }),
  withdrawAnnouncement: async () => ({
    path: `/provider/v1/announcement/${await createTestAnnouncement(portal())}/withdraw`,
    body: testEvent(portal()),
  }),
});
