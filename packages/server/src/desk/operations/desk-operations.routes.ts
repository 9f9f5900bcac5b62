import { Refusal } from "@kreislauf/contract/base";
import { deskOperationsApi } from "@kreislauf/contract/desk";
import type { MaintenanceAnswer } from "@kreislauf/contract/provider";
import type { StaffAction } from "@kreislauf/contract/staff";
import type { FastifyInstance } from "fastify";
import type { InTransaction, PublicContext, StaffContext } from "../../base/context.ts";
import { bindEndpoints, type HttpServices } from "../../base/http/bind-endpoints.ts";
import {
  insertAnnouncement,
  isAnnounced,
  listAllAnnouncements,
  listFailedMails,
  retryFailedMails,
  toProviderAnnouncement,
  withdrawAnnouncement,
} from "../../notifications/index.ts";
import { switchMaintenance } from "../../provider/index.ts";
import { getMaintenanceStatus, lockMaintenance } from "../../session/index.ts";
import { recordStaffAction } from "../../staff/index.ts";

/** Gives administrators at the desk functions that operators have on the command line. */
export function bindDeskOperations(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, deskOperationsApi, {
    deskMails: async ({ db }) => ({
      mails: (await listFailedMails(db)).map((mail) => ({
        id: mail.id,
        kind: mail.kind,
        recipientEmail: mail.recipient_email,
        createdOn: mail.created_at,
        attempts: mail.attempts,
        error: mail.last_error ?? "",
        nextAttemptOn: mail.failed_at === null ? mail.due_at : null,
      })),
    }),
    retryDeskMails: async (context, { body: { mailId } }) => {
      const mails = await retryFailedMails(context.db, context.now, mailId ?? undefined);
      if (mails === 0) throw new Refusal("not_found");
      await record(context, "mails_retried", String(mails));
      return { mails };
    },
    deskAnnouncements: async ({ db, now }) => ({
      announcements: (await listAllAnnouncements(db, now)).map(toProviderAnnouncement),
    }),
    createDeskAnnouncement: async (context, { body }) => {
      if (await isAnnounced(context, body)) throw new Refusal("announcement_exists");
      const created = await insertAnnouncement(context, body);
      await record(context, "announcement_created", created.title);
      return toProviderAnnouncement(created);
    },
    withdrawDeskAnnouncement: async (context, { params }) => {
      const withdrawn = await withdrawAnnouncement(context, params.announcementId);
      if (withdrawn === undefined) throw new Refusal("not_found");
      await record(context, "announcement_withdrawn", withdrawn.title);
      return toProviderAnnouncement(withdrawn);
    },
    deskMaintenance: readMaintenance,
    switchDeskMaintenance: async (context, { body }) => {
      await lockMaintenance(context);
      const now = await switchMaintenance(context, body);
      await record(context, "maintenance_switched", now.state);
      return now;
    },
  });
}

const record = (context: InTransaction<StaffContext>, action: StaffAction, subject: string) =>
  recordStaffAction(context, { staffId: context.staff.staffId, action, subject });

async function readMaintenance({ db, now }: Pick<PublicContext, "db" | "now">): Promise<MaintenanceAnswer> {
  const { status, startDate, endDate } = await getMaintenanceStatus(db, now);
  const state = !status ? "on" : endDate === null ? "off" : "announced";
  return { state, from: startDate, until: endDate };
}
