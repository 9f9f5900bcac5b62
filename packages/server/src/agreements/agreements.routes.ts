import { type Agreement, agreementsApi } from "@kreislauf/contract/agreements";
import { sortByWords } from "@kreislauf/contract/base";
import { catalogTexts, formatContainerName, type ContainerActionId } from "@kreislauf/contract/catalog";
import type { FastifyInstance } from "fastify";
import type { Context } from "../base/context.ts";
import { storeAttachments } from "../base/files/store-attachments.ts";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { toWasteTypeView } from "../catalog/index.ts";
import { ensureSiteAssigned } from "../sites/index.ts";
import {
  type AgreementListRow,
  getAgreement,
  listAgreementLog,
  listAgreements,
  listPendingChanges,
  searchAgreements,
} from "./agreements.store.ts";
import { createInquiry } from "./create-inquiry.ts";
import { getInquiryAttachment } from "./get-inquiry-attachment.ts";
import { listInquiries } from "./inquiries.store.ts";
import {
  actionsOfAgreement,
  type ReadOrderSummaries,
  getAgreementView,
  toAgreementViews,
  toFoundAgreement,
} from "./to-agreement-view.ts";
import { toInquiryView } from "./to-inquiry-view.ts";
import { updateAgreement } from "./update-agreement.ts";
import { withdrawChange } from "./withdraw-change.ts";

export function bindAgreementsRoutes(
  app: FastifyInstance,
  services: HttpServices,
  readOrderSummaries: ReadOrderSummaries,
): void {
  bindEndpoints(app, services, agreementsApi, {
    pendingChanges: async (context) => ({
      changes: (await listPendingChanges(context)).flatMap((row) =>
        row.pending_change === null
          ? []
          : [
              {
                agreementId: row.id,
                serviceLocationId: row.site_id,
                site: row.alias,
                wasteType: row.waste_description,
                containerType: formatContainerName(row.container_type, context.language),
                change: row.pending_change,
              },
            ],
      ),
    }),
    searchAgreements: async (context, { query }) => {
      const { rows, total } = await searchAgreements(context, query);
      return { agreements: rows.map((row) => toFoundAgreement(row, context.language)), total };
    },
    listAgreements: async (context, { params }) => {
      const rows = await listAgreementsOf(context, params.id);
      return { agreements: await toAgreementViews(context, rows, readOrderSummaries) };
    },
    listAgreementsOfSites: async (context, { query }) => {
      const rows = await listAgreements(context, query.sites);
      const agreements = await toAgreementViews(context, rows, readOrderSummaries);
      const bySite = Map.groupBy(rows.keys(), (index) => (rows[index] as AgreementListRow).site_id);
      return {
        sites: [...bySite].map(([serviceLocationId, indexes]) => ({
          serviceLocationId,
          agreements: indexes.map((index) => agreements[index] as Agreement),
        })),
      };
    },
    wasteTypesOfSite: async (context, { params }) => {
      const rows = await listAgreementsOf(context, params.id);
      const byId = new Map(rows.map((row) => [row.waste_type_id, row]));
      return {
        wasteTypes: [...byId].map(([id, row]) =>
          toWasteTypeView({
            id,
            description: row.waste_description,
            avv_code: row.avv_code,
            hazardous: row.hazardous,
          }),
        ),
      };
    },
    containerActionsOfSite: async (context, { params }) => {
      const possible = new Set((await listAgreementsOf(context, params.id)).flatMap(actionsOfAgreement));
      const { language } = context;
      return describedActions(
        context,
        sortByWords(possible, catalogTexts[language].containerAction, language),
      );
    },
    agreementContainerActions: async (context, { params }) =>
      describedActions(context, actionsOfAgreement(await getAgreement(context, params.id))),
    agreementChangeLog: async (context, { params }) => {
      await getAgreement(context, params.id);
      const entries = await listAgreementLog(context, params.id);
      return {
        entries: entries.map((entry) => ({
          id: entry.id,
          changedOn: entry.changed_on,
          changedBy: { id: entry.changed_by, name: entry.changed_by_name },
          change: entry.change,
          old: entry.old,
          new: entry.new,
        })),
      };
    },
    updateAgreement: async (context, { body }) => {
      await updateAgreement(context, body);
      return await getAgreementView(context, body.agreementId, readOrderSummaries);
    },
    withdrawChange: async (context, { body }) => {
      await withdrawChange(context, body.agreementId);
      return await getAgreementView(context, body.agreementId, readOrderSummaries);
    },
    createInquiry: {
      prepare: async (context, { body }) => {
        // Files are stored only for a site that the person sees. Without files, `createInquiry` checks the site.
        if (body.attachments.length > 0) await ensureSiteAssigned(context, body.serviceLocationId);
        const files = await storeAttachments(context, body.attachments);
        return (transaction) => createInquiry(transaction, body, files);
      },
    },
    inquiryAttachment: (context, { params }) => getInquiryAttachment(context, params),
    listInquiries: async (context, { params }) => {
      await ensureSiteAssigned(context, params.id);
      return {
        inquiries: (await listInquiries(context, params.id)).map((row) =>
          toInquiryView(row, context.language),
        ),
      };
    },
  });
}

async function listAgreementsOf(context: Context, siteId: number): Promise<AgreementListRow[]> {
  await ensureSiteAssigned(context, siteId);
  return await listAgreements(context, [siteId]);
}

function describedActions({ language }: Context, actionIds: readonly ContainerActionId[]) {
  const words = catalogTexts[language].containerAction;
  return { containerActions: actionIds.map((id) => ({ id, description: words[id] })) };
}
