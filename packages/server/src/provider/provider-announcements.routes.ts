import { Refusal } from "@kreislauf/contract/base";
import type { ProviderAnnouncement } from "@kreislauf/contract/notifications";
import { providerAnnouncementsApi } from "@kreislauf/contract/provider";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import {
  type AnnouncementRow,
  insertAnnouncement,
  listAllAnnouncements,
  withdrawAnnouncement,
} from "../notifications/index.ts";
import { handleEvent } from "./base/handle-event.ts";

export function bindProviderAnnouncements(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerAnnouncementsApi, {
    providerAnnouncements: async ({ db, now }) => ({
      announcements: (await listAllAnnouncements(db, now)).map(toAnnouncement),
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
  answer: toAnnouncement(row),
});

const toAnnouncement = (row: AnnouncementRow): ProviderAnnouncement => ({
  id: row.id,
  title: row.title,
  text: row.text,
  lands: row.lands,
  zipPrefixes: row.zip_prefixes,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  withdrawnAt: row.withdrawn_at,
});
