import { agreementsApi } from "@kreislauf/contract/agreements";
import { Refusal } from "@kreislauf/contract/base";
import { catalogTexts, type ContainerActionId, containerActionIds } from "@kreislauf/contract/catalog";
import type { FastifyInstance } from "fastify";
import type { Context } from "../base/context.ts";
import type { HttpServices } from "../base/http.ts";
import { bindEndpoints } from "../base/http.ts";
import { wasteTypeOf } from "../catalog/index.ts";
import { findLocation } from "../locations/index.ts";
import {
  type DescribedAgreement,
  getAgreement,
  listAgreementChanges,
  listAgreements,
  listPendingChanges,
} from "./agreements.store.ts";
import { createInquiry } from "./create-inquiry.ts";
import { listInquiries } from "./inquiries.store.ts";
import { actionsOf, type ReadOutlooks, showAgreement, showAgreements } from "./shown-agreement.ts";
import { toInquiry } from "./shown-inquiry.ts";
import { updateAgreement } from "./update-agreement.ts";
import { withdrawChange } from "./withdraw-change.ts";

export function bindAgreementsRoutes(
  app: FastifyInstance,
  services: HttpServices,
  readOutlooks: ReadOutlooks,
): void {
  bindEndpoints(app, services, agreementsApi, {
    pendingChanges: async (context) => ({
      changes: (await listPendingChanges(context)).flatMap((row) =>
        row.pending_change === null
          ? []
          : [
              {
                agreementId: row.id,
                serviceLocationId: row.location_id,
                site: row.alias,
                wasteType: row.waste_description,
                containerType: row.container_type,
                change: row.pending_change,
              },
            ],
      ),
    }),
    listAgreements: async (context, { params }) => {
      const rows = await listAgreementsOf(context, params.id);
      return { agreements: await showAgreements(context, rows, readOutlooks) };
    },
    wasteTypesOfLocation: async (context, { params }) => {
      const rows = await listAgreementsOf(context, params.id);
      const byId = new Map(rows.map((row) => [row.waste_type_id, row]));
      return {
        wasteTypes: [...byId].map(([id, row]) =>
          wasteTypeOf({
            id,
            description: row.waste_description,
            avv_code: row.avv_code,
            hazardous: row.hazardous,
          }),
        ),
      };
    },
    containerActionsOfLocation: async (context, { params }) => {
      const possible = new Set((await listAgreementsOf(context, params.id)).flatMap(actionsOf));
      return describedActions(
        context,
        containerActionIds.filter((id) => possible.has(id)),
      );
    },
    agreementContainerActions: async (context, { params }) =>
      describedActions(context, actionsOf(await getAgreement(context, params.id))),
    agreementChangeLog: async (context, { params }) => {
      await getAgreement(context, params.id);
      const entries = await listAgreementChanges(context, params.id);
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
      return await showAgreement(context, body.agreementId, readOutlooks);
    },
    withdrawChange: async (context, { body }) => {
      await withdrawChange(context, body.agreementId);
      return await showAgreement(context, body.agreementId, readOutlooks);
    },
    createInquiry: (context, { body }) => createInquiry(context, body),
    listInquiries: async (context, { params }) => {
      if ((await findLocation(context, params.id)) === undefined) throw new Refusal("not_found");
      return { inquiries: (await listInquiries(context, params.id)).map(toInquiry) };
    },
  });
}

async function listAgreementsOf(context: Context, locationId: number): Promise<DescribedAgreement[]> {
  if ((await findLocation(context, locationId)) === undefined) throw new Refusal("not_found");
  return await listAgreements(context, locationId);
}

function describedActions({ language }: Context, actionIds: readonly ContainerActionId[]) {
  const words = catalogTexts[language].containerAction;
  return { containerActions: actionIds.map((id) => ({ id, description: words[id] })) };
}
