import * as z from "zod/mini";
import { type EndpointTable, idParam } from "../base/index.ts";
import { announcementFields, endsAfterStart, providerAnnouncement } from "../notifications/index.ts";
import { eventRefusals } from "./provider.codes.ts";
import { eventFields } from "./provider.schema.ts";

const access = { scope: "announcements:write" } as const;

/** Announcements of strikes, snow and the like, to everybody or to those with a site in a region. */
export const providerAnnouncementsApi = {
  providerAnnouncements: {
    method: "GET",
    path: "/provider/v1/announcements",
    summary: "Announcements that go on or are to come",
    access,
    answer: z.object({ announcements: z.array(providerAnnouncement) }),
  },
  announce: {
    method: "POST",
    path: "/provider/v1/announcement/create",
    summary: "Announce something for a while",
    access,
    body: z.strictObject({ ...eventFields, ...announcementFields }).check(endsAfterStart),
    answer: providerAnnouncement,
    status: 201,
    refusals: eventRefusals,
  },
  withdrawAnnouncement: {
    method: "POST",
    path: "/provider/v1/announcement/:announcementId/withdraw",
    summary: "Take an announcement back",
    access,
    params: z.object({ announcementId: idParam }),
    body: z.strictObject(eventFields),
    answer: providerAnnouncement,
    refusals: eventRefusals,
  },
} as const satisfies EndpointTable;
