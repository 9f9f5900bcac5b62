import { permission, Refusal } from "@kreislauf/contract/base";
import { type OwnContainer, reportsLimitedUntil, type ScannedContainer } from "@kreislauf/contract/labels";
import type { Context, PublicContext } from "../base/context.ts";
import { findSite } from "../sites/index.ts";
import { hashContainerToken } from "./container-code.ts";
import { findLabelByToken, type LabelListRow } from "./labels.store.ts";
import { findOpenReport, readRecentReports } from "./reports.store.ts";
import { containerTypeOfRow, toLabelSheet, wasteTypeOfRow } from "./to-label-view.ts";

/**
 * Finds the label of a scanned code. Unknown, renewed and ended codes all get the same refusal after one statement, so
 * that nobody can tell them apart.
 */
export async function getLabelByToken(
  { db }: Pick<PublicContext, "db">,
  token: string,
): Promise<LabelListRow> {
  const label = await findLabelByToken(db, hashContainerToken(token));
  if (label === undefined) throw new Refusal("not_found");
  return label;
}

/** What the page behind a code shows to everybody. */
export async function readScannedContainer(context: PublicContext, token: string): Promise<ScannedContainer> {
  const { db, now, language } = context;
  const label = await getLabelByToken(context, token);
  const { name, place } = toLabelSheet(label);
  const { description, avvCode, hazardous } = wasteTypeOfRow(label);
  const { type, size, drawing } = containerTypeOfRow(label, language);
  const recent = await readRecentReports(db, now, label.agreement_id, label.company_id);
  return {
    company: label.company,
    name,
    wasteType: { description, avvCode, hazardous },
    containerType: { type, size, drawing },
    unit: label.unit,
    site: label.alias,
    place,
    containers: label.containers_on_site,
    openReport: (await findOpenReport(db, label.agreement_id)) ?? null,
    limitedUntil: reportsLimitedUntil(recent, now)?.toString() ?? null,
  };
}

/**
 * The container of a code for a person who is assigned to its site. Anybody else gets the same refusal as for an
 * unknown code.
 */
export async function findOwnContainer(context: Context, token: string): Promise<OwnContainer> {
  const label = await getLabelByToken(context, token);
  const { actor } = context;
  const site = label.company_id === actor.companyId ? await findSite(context, label.site_id) : undefined;
  if (site === undefined) throw new Refusal("not_found");
  return {
    serviceLocationId: label.site_id,
    agreementId: label.agreement_id,
    mayOrder: actor.permissions.has(permission.orderManager),
  };
}
