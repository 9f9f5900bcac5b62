import { Refusal } from "@kreislauf/contract/base";
import { providerAnnouncementsApi } from "@kreislauf/contract/provider";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import {
  type AnnouncementRow,
  insertAnnouncement,
  listAllAnnouncements,
  toProviderAnnouncement,
  withdrawAnnouncement,
} from "../notifications/index.ts";
import { handleEvent } from "./base/handle-event.ts";

export function bindProviderAnnouncements(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerAnnouncementsApi, {
    providerAnnouncements: async ({ db, now }) => ({
      announcements: (await listAllAnnouncements(db, now)).map(toProviderAnnouncement),
    }),
    announce: (context, { body }) =>
      handleEvent(context, "announce", body, async () => outcome(await insertAnnouncement(context, body))),
    withdrawAnnouncement: (context, { params: { announcementId }, body }) =>
      handleEvent(context, `withdraw announcement ${announcementId}`, body, async () => {
        const withdrawn = await withdrawAnnouncement(context, announcementId);
        if (withdrawn === undefined) throw new Refusal("not_found");
        return outcome(withdrawn);
      }),
  });
}

const outcome = (row: AnnouncementRow) => ({
  subject: `announcement ${row.id}`,
  answer: toProviderAnnouncement(row),
});
