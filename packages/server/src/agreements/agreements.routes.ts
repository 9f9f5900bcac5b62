import type { CycleIntervalId, CycleWeekday } from "@kreislauf/contract/agreements";
import { agreementsApi, possibleActions } from "@kreislauf/contract/agreements";
import type { Agreement } from "@kreislauf/contract/agreements";
import type { Language } from "@kreislauf/contract/base";
import { Refusal } from "@kreislauf/contract/base";
import type { AgreementTypeId, ContainerActionId } from "@kreislauf/contract/catalog";
import { catalogTexts } from "@kreislauf/contract/catalog";
import type { FastifyInstance } from "fastify";
import type { Context } from "../base/context.ts";
import type { HttpServices } from "../base/http.ts";
import { bindEndpoints } from "../base/http.ts";
import { containerTypeOf, orderTermsOf, wasteTypeOf } from "../catalog/index.ts";
import { findLocation } from "../locations/index.ts";
import type { AgreementRow } from "./agreements.store.ts";
import { findAgreement, listAgreements } from "./agreements.store.ts";

/** What orders tell about an agreement; read by the orders room, which stands above this one. */
export type AgreementOutlook = Pick<
  Agreement,
  "nextDates" | "claimedDate" | "lastDoneDate" | "openWithdrawals" | "fullWithdrawalDate"
>;
export type ReadOutlooks = (
  context: Context,
  agreements: readonly { readonly id: number; readonly containersOnSite: number }[],
) => Promise<ReadonlyMap<number, AgreementOutlook>>;

export function bindAgreementsRoutes(
  app: FastifyInstance,
  services: HttpServices,
  readOutlooks: ReadOutlooks,
): void {
  bindEndpoints(app, services, agreementsApi, {
    listAgreements: async (context, { params }) => {
      if ((await findLocation(context, params.id)) === undefined) throw new Refusal("not_found");
      const rows = await listAgreements(context, params.id);
      const outlooks = await readOutlooks(
        context,
        rows.map((row) => ({ id: row.id, containersOnSite: row.containers_on_site })),
      );
      return { agreements: rows.map((row) => toAgreement(row, outlooks.get(row.id), context.language)) };
    },
    agreementContainerActions: async (context, { params }) => {
      const row = await findAgreement(context, params.id);
      if (row === undefined) throw new Refusal("not_found");
      const words = catalogTexts[context.language].containerAction;
      return { containerActions: actionsOf(row).map((id) => ({ id, description: words[id] })) };
    },
  });
}

const nothingOrdered: AgreementOutlook = {
  nextDates: [],
  claimedDate: null,
  lastDoneDate: null,
  openWithdrawals: 0,
  fullWithdrawalDate: null,
};

function toAgreement(
  row: AgreementRow,
  outlook: AgreementOutlook = nothingOrdered,
  language: Language,
): Agreement {
  const { pending_change: pending } = row;
  return {
    agreementId: row.id,
    agreementNumber: row.agreement_number,
    ...cycleOf(row.agreement_type_id, row.cycle_interval, row.weekday1, row.weekday2),
    agreementType: catalogTexts[language].agreementType[row.agreement_type_id as AgreementTypeId],
    wasteType: wasteTypeOf({
      id: row.waste_type_id,
      description: row.waste_description,
      avv_code: row.avv_code,
      hazardous: row.hazardous,
    }),
    containerType: containerTypeOf({
      id: row.container_type_id,
      type: row.container_type,
      size: row.container_size,
      drawing: row.container_drawing,
    }),
    status: row.status,
    containersOnSite: row.containers_on_site,
    pendingCycleDay: pending !== null && pending.cycleInterval !== null,
    pendingChange: pending && {
      ...cycleOf(pending.agreementTypeId, pending.cycleInterval, pending.weekday1, pending.weekday2),
      requestedOn: pending.requestedOn,
    },
    ...outlook,
    terms: orderTermsOf(row),
    containerActionIds: actionsOf(row),
  };
}

const actionsOf = (row: AgreementRow) =>
  possibleActions(
    { status: row.status, containersOnSite: row.containers_on_site, unit: orderTermsOf(row).unit },
    row.container_action_ids as ContainerActionId[],
  );

const cycleOf = (
  agreementTypeId: number,
  interval: number | null,
  weekday1: number | null,
  weekday2: number | null,
) => ({
  agreementTypeId: agreementTypeId as AgreementTypeId,
  cycleInterval: interval as CycleIntervalId | null,
  weekday1: weekday1 as CycleWeekday | null,
  weekday2: weekday2 as CycleWeekday | null,
});
