import { berlinDate, Refusal } from "@kreislauf/contract/base";
import {
  freeReferences,
  listedCode,
  maxReferences,
  type OrderReferences,
  type ProviderReferenceLists,
  type Reference,
  type ReferenceChange,
  type ReferenceInput,
  type ReferenceLists,
  type ReferenceRulesInput,
  type SiteReferences,
} from "@kreislauf/contract/purchasing";
import type { Context, TransactionContext } from "../base/context.ts";
import { ensureSiteAssigned } from "../sites/index.ts";
import type { ReferenceRow } from "./purchasing.tables.ts";
import {
  auditReferences,
  setSiteReferences,
  toListedReference,
  toProviderReference,
} from "./save-references.ts";
import {
  findCompanySite,
  findPolicy,
  findPricePolicy,
  findSiteReferences,
  hasBudgets,
  insertEntry,
  keyOf,
  listEntries,
  listSiteReferences,
  lockCompanyLists,
  lockEntry,
  savePolicy,
  sumOrdered,
  updateEntry,
} from "./references.store.ts";
import { usableDefaults } from "./site-references.ts";

const toReference = (row: ReferenceRow, ordered: ReadonlyMap<string, number>): Reference => ({
  id: row.id,
  version: row.version,
  ...toListedReference(row),
  orderedCents: ordered.get(keyOf(row.field, row.code)) ?? 0,
});

/** The cost centres, projects and order numbers that an order form at a site offers, and the site's defaults. */
export async function getOrderReferences(context: Context, siteId: number): Promise<OrderReferences> {
  await ensureSiteAssigned(context, siteId);
  const { companyId } = context.actor;
  const rules = (await findPolicy(context, companyId))?.rules ?? freeReferences;
  const entries = await listEntries(context, companyId);
  const site = await findSiteReferences(context, siteId);
  return {
    rules,
    hasBudgets: await hasBudgets(context, companyId),
    // The form has no date yet. Entries that ended before today accept no order any more.
    defaults: usableDefaults(rules, site, entries, berlinDate(context.now)),
    entries: entries.map(({ field, code, name, ends_on, closed }) => ({
      field,
      code,
      name: name || null,
      endsOn: ends_on,
      closed,
    })),
  };
}

/** A company's entries, the sums ordered for each of them, and the defaults of its sites. */
async function readLists(source: Pick<Context, "db">, companyId: number) {
  const rows = await listEntries(source, companyId);
  const codes = rows.map(({ code }) => code);
  const ordered = await sumOrdered(source, companyId, codes);
  const sites = await listSiteReferences(source, companyId);
  return {
    rows,
    ordered,
    sites: sites.map((site) => ({
      siteId: site.site_id,
      values: {
        customerOrderNumber: site.customer_order_number || null,
        costCentre: site.cost_centre || null,
        project: site.project || null,
      },
    })),
  };
}

/** The lists of a company, for the provider's system. */
export async function listReferencesOfCompany(
  source: Pick<Context, "db">,
  companyId: number,
): Promise<ProviderReferenceLists> {
  const { rows, ordered, sites } = await readLists(source, companyId);
  return {
    companyId,
    entries: rows.map((row) => ({
      ...toProviderReference(row),
      orderedCents: ordered.get(keyOf(row.field, row.code)) ?? 0,
    })),
    sites: sites.map(({ siteId, values }) => ({ serviceLocationId: siteId, ...values })),
  };
}

export async function getReferenceLists(context: Context): Promise<ReferenceLists> {
  const { companyId } = context.actor;
  const policy = await findPolicy(context, companyId);
  const { rows, ordered, sites } = await readLists(context, companyId);
  const prices = await findPricePolicy(context, companyId);
  return {
    version: policy?.version ?? 0,
    prices: { readers: prices?.readers ?? "orderers", version: prices?.version ?? 0 },
    rules: policy?.rules ?? freeReferences,
    entries: rows.map((row) => toReference(row, ordered)),
    sites: sites.map(({ siteId, values }) => ({ siteId, ...values })),
  };
}

export async function changeReferenceRules(
  context: TransactionContext,
  { version, rules }: ReferenceRulesInput,
): Promise<ReferenceLists> {
  await lockCompanyLists(context);
  const known = await findPolicy(context, context.actor.companyId);
  if ((known?.version ?? 0) !== version) throw new Refusal("references_changed");
  await savePolicy(context, rules);
  await auditReferences(context, "");
  return await getReferenceLists(context);
}

export async function createReference(
  context: TransactionContext,
  input: ReferenceInput,
): Promise<Reference> {
  const { companyId } = context.actor;
  await lockCompanyLists(context);
  if ((await listEntries(context, companyId)).length >= maxReferences) throw new Refusal("references_full");
  const row = await insertEntry(
    context,
    companyId,
    { ...input, code: listedCode(input.code) },
    context.actor.userId,
  );
  if (row === undefined) throw new Refusal("reference_exists", [{ field: "code", message: "" }]);
  await auditReferences(context, row.code, row.id);
  return toReference(row, await sumOrdered(context, companyId, [row.code]));
}

export async function changeReference(
  context: TransactionContext,
  id: number,
  { version, ...change }: ReferenceChange,
): Promise<Reference> {
  const known = await lockEntry(context, id);
  if (known === undefined) throw new Refusal("not_found");
  if (known.version !== version) throw new Refusal("references_changed");
  const row = await updateEntry(context, id, change, context.actor.userId);
  await auditReferences(context, row.code, row.id);
  return toReference(row, await sumOrdered(context, context.actor.companyId, [row.code]));
}

export async function changeSiteReferences(
  context: TransactionContext,
  siteId: number,
  values: SiteReferences,
): Promise<ReferenceLists> {
  const site = await findCompanySite(context, siteId);
  if (site === undefined) throw new Refusal("not_found");
  await setSiteReferences(context, site, values);
  return await getReferenceLists(context);
}
