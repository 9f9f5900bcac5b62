import * as z from "zod/mini";
import { type EndpointTable, idParam, instant, needsRole } from "../base/index.ts";
import { announcementCreation, providerAnnouncement } from "../notifications/index.ts";
import { maintenanceAnswer, maintenanceSwitch } from "../provider/index.ts";

const access = needsRole("administration");

/** A mail that was given up, or is tried again after a failed attempt. */
export const deskMail = z.object({
  id: z.uuid(),
  kind: z.string(),
  recipientEmail: z.string(),
  createdOn: instant,
  attempts: z.int(),
  /** The error of the mail server or the connection. */
  error: z.string(),
  /** When the mail is tried again; null if it was given up. */
  nextAttemptOn: z.nullable(instant),
});
export type DeskMail = z.output<typeof deskMail>;

/** What an administrator manages besides accounts: failed mails, announcements, maintenance. */
export const deskOperationsApi = {
  deskMails: {
    method: "GET",
    path: "/desk/v1/mails",
    summary: "Mails that were given up or wait after a failed attempt, the oldest first",
    access,
    answer: z.object({ mails: z.array(deskMail) }),
  },
  retryDeskMails: {
    method: "POST",
    path: "/desk/v1/mails/retry",
    summary: "Send failed mails again: one, or with null all",
    access,
    body: z.strictObject({ mailId: z.nullable(z.uuid()) }),
    answer: z.object({ mails: z.int() }),
    refusals: ["not_found"],
  },
  deskAnnouncements: {
    method: "GET",
    path: "/desk/v1/announcements",
    summary: "Announcements that go on or are to come",
    access,
    answer: z.object({ announcements: z.array(providerAnnouncement) }),
  },
  createDeskAnnouncement: {
    method: "POST",
    path: "/desk/v1/announcements",
    summary: "Announce something for a while, to everybody or to a region",
    access,
    body: announcementCreation,
    answer: providerAnnouncement,
    status: 201,
    refusals: ["announcement_exists"],
  },
  withdrawDeskAnnouncement: {
    method: "POST",
    path: "/desk/v1/announcements/:announcementId/withdraw",
    summary: "Take an announcement back",
    access,
    params: z.object({ announcementId: idParam }),
    answer: providerAnnouncement,
    refusals: ["not_found"],
  },
  deskMaintenance: {
    method: "GET",
    path: "/desk/v1/maintenance",
    summary: "Whether the customers' portal is open, closed, or about to be closed",
    access,
    answer: maintenanceAnswer,
  },
  switchDeskMaintenance: {
    method: "POST",
    path: "/desk/v1/maintenance",
    summary: "Close the customers' portal, open it, or announce that it will be closed",
    access,
    body: maintenanceSwitch,
    answer: maintenanceAnswer,
    refusals: ["date_not_in_future"],
  },
} as const satisfies EndpointTable;
