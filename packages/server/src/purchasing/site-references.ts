import type { BerlinDate } from "@kreislauf/contract/base";
import {
  freeReferences,
  type ReferenceField,
  referenceFields,
  type ReferenceRules,
  usableDefault,
} from "@kreislauf/contract/purchasing";
import type { Context } from "../base/context.ts";
import type { ReferenceRow, SiteReferencesRow } from "./purchasing.tables.ts";
import {
  listNamedEntries,
  listReferencesOfSites,
  referenceColumns,
  toNamedReference,
} from "./references.store.ts";
import type { ChargedWish, ReferencePolicy } from "./settle-references.ts";

const defaultOf = (site: SiteReferencesRow | undefined, field: ReferenceField): string | null =>
  site?.[referenceColumns[field]] || null;

/** The defaults for an order at a site on a day: those of the site, without those that accept no order on that day. */
export function usableDefaults(
  rules: ReferenceRules,
  site: SiteReferencesRow | undefined,
  rows: readonly ReferenceRow[],
  desiredDate: BerlinDate,
): Record<ReferenceField, string | null> {
  const usable = (field: ReferenceField) => {
    const value = defaultOf(site, field);
    const row = rows.find((each) => each.field === field && each.code === value);
    return usableDefault(rules[field], row && toNamedReference(row, null), { value, desiredDate });
  };
  return {
    customerOrderNumber: usable("customerOrderNumber"),
    costCentre: usable("costCentre"),
    project: usable("project"),
  };
}

/** Orders in which each missing reference is replaced by the default of the order's site. */
export async function fillSiteReferences<Wish extends ChargedWish & { readonly serviceLocationId: number }>(
  context: Context,
  policies: readonly ReferencePolicy[],
  wishes: readonly Wish[],
): Promise<readonly Wish[]> {
  const { rules, hasEntries = false } = policies[0] ?? {};
  const sites = await listReferencesOfSites(
    context,
    wishes.map(({ serviceLocationId }) => serviceLocationId),
  );
  if (sites.length === 0) return wishes;
  const ofSite = new Map(sites.map((site) => [site.site_id, site]));
  const codes = sites.flatMap((site) => referenceFields.flatMap((field) => defaultOf(site, field) ?? []));
  const rows = hasEntries ? await listNamedEntries(context, context.actor.companyId, codes) : [];
  return wishes.map((wish) => {
    const site = ofSite.get(wish.serviceLocationId);
    if (site === undefined) return wish;
    const defaults = usableDefaults(rules ?? freeReferences, site, rows, wish.desiredDate);
    return {
      ...wish,
      customerOrderNumber: wish.customerOrderNumber ?? defaults.customerOrderNumber,
      costCentre: wish.costCentre ?? defaults.costCentre,
      project: wish.project ?? defaults.project,
    };
  });
}
