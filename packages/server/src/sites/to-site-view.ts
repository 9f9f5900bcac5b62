import { type Language, permission, Refusal } from "@kreislauf/contract/base";
import { formatContainerName, orderUnit } from "@kreislauf/contract/catalog";
import type { ContactPerson, SiteWithAgreements, Site, SiteSummary } from "@kreislauf/contract/sites";
import { systemUser } from "@kreislauf/contract/users";
import type { Context, PermittedScope } from "../base/context.ts";
import { toContainerTypeView, toWasteTypeView } from "../catalog/index.ts";
import { isOpenTo } from "./sites.store.ts";
import {
  countDeactivationBlockers,
  listAssignedUsers,
  listNextOrders,
  listSiteAgreements,
  listSketches,
} from "./site-details.store.ts";
import {
  countRunningOrders,
  findSiteListRow,
  type SiteListRow,
  type RunningOrders,
} from "./site-list.store.ts";

const { agreementManager, siteManager, orderManager } = permission;

/** How a driver gets in, with null for parts that nobody entered. */
export const toSiteAccessView = ({ access }: Pick<SiteListRow, "access">): Site["access"] => ({
  openingHours: access.openingHours ?? null,
  gateWidth: access.gateWidth ?? null,
  gateHeight: access.gateHeight ?? null,
  driverHints: access.driverHints ?? null,
});

const readsOrders = ({ actor }: PermittedScope) =>
  actor.permissions.has(agreementManager) || actor.permissions.has(orderManager);

/**
 * A site the person may see. Inactive sites are shown to site managers and, because past orders refer to them, to
 * people who may read orders.
 */
export async function getSite(context: PermittedScope, id: number): Promise<Site> {
  const site = await findSiteListRow(context, id);
  if (site === undefined || !(isOpenTo(context, site) || readsOrders(context)))
    throw new Refusal("not_found");
  const running = await countRunningOrders(context, [id]);
  return {
    ...toSiteSummary(site, running.get(id)),
    lat: site.lat,
    lon: site.lon,
    assumptionDayHoliday: site.assumption_day_holiday,
    corpusChristiHoliday: site.corpus_christi_holiday,
    orderNumbers: site.order_numbers,
    glnNumber: site.gln_number,
    access: toSiteAccessView(site),
    disposer: site.disposer || null,
    routeSketches: await listSketches(context, id),
    assignedUsers: context.actor.permissions.has(siteManager) ? await listAssignedUsers(context, id) : null,
  };
}

export async function getSiteWithAgreements(context: Context, id: number): Promise<SiteWithAgreements> {
  const site = await getSite(context, id);
  if (!isOpenTo(context, site)) throw new Refusal("not_found");
  const isReader = readsOrders(context);
  return {
    ...site,
    agreements: isReader
      ? (await listSiteAgreements(context, id)).map((row) => agreementOf(row, context.language))
      : null,
    nextOrders: isReader
      ? (await listNextOrders(context, id)).map((row) => orderOf(row, context.language))
      : null,
    remains: await countDeactivationBlockers(context, id),
  };
}

export const toSiteSummary = (site: SiteListRow, running?: RunningOrders): SiteSummary => ({
  id: site.id,
  locationOrderNumber: site.site_order_number,
  alias: site.alias,
  street: site.street,
  houseNumber: site.house_number,
  zip: site.zip,
  city: site.city,
  active: site.active,
  land: site.land,
  group: site.group_id === null ? null : { groupId: site.group_id, name: site.group_name ?? "" },
  contractNumber: site.contract_number,
  partnerNumber: site.partner_number,
  branch: site.ship_to_number,
  contactPerson: contactOf(site),
  containerCount: site.container_count,
  openOrders: running?.open ?? 0,
  claimedOrders: running?.claimed ?? 0,
  deactivation: deactivationOf(site),
});

const nameOf = (first: string | null, last: string | null) => `${first ?? ""} ${last ?? ""}`.trim();

function contactOf(site: SiteListRow): ContactPerson | null {
  if (site.contact_user_id !== null) {
    return {
      type: "user",
      id: site.contact_user_id,
      name: nameOf(site.contact_first_name, site.contact_last_name),
      phone: site.contact_user_phone,
      email: site.contact_user_email,
    };
  }
  if (site.contact_external_id === null) return null;
  return {
    type: "external",
    id: site.contact_external_id,
    name: site.contact_external_name ?? "",
    phone: site.contact_external_phone,
    email: site.contact_external_email,
  };
}

function deactivationOf(site: SiteListRow): SiteSummary["deactivation"] {
  if (site.deactivated_at === null || site.deactivated_by === null) return null;
  const name = nameOf(site.deactivated_by_first_name, site.deactivated_by_last_name);
  return {
    on: site.deactivated_at,
    automatic: site.deactivated_by === systemUser.system,
    by: { id: site.deactivated_by, name },
  };
}

type AgreementRow = Awaited<ReturnType<typeof listSiteAgreements>>[number];

const agreementOf = (row: AgreementRow, language: Language) => ({
  agreementId: row.id,
  agreementNumber: row.agreement_number,
  agreementTypeId: row.agreement_type_id,
  wasteType: toWasteTypeView({ ...row, id: row.waste_type_id }),
  containerType: toContainerTypeView({ ...row, id: row.container_type_id }, language),
  containersOnSite: row.containers_on_site,
  status: row.status === "requested" ? ("requested" as const) : ("active" as const),
});

type OrderRow = Awaited<ReturnType<typeof listNextOrders>>[number];

const orderOf = (row: OrderRow, language: Language) => ({
  id: row.id,
  orderNumber: String(row.order_number),
  wasteType: { id: row.waste_type_id, description: row.independent_waste_type || row.description },
  containerType: { id: row.container_type_id, type: formatContainerName(row.type, language) },
  containerActionId: row.container_action_id,
  amount: row.amount,
  unit: orderUnit(row.container_action_id, row.offer_unit),
  desiredDate: row.desired_date,
});
