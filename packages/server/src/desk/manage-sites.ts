import { Refusal } from "@kreislauf/contract/base";
import type { DeskSite, DeskSiteEdit } from "@kreislauf/contract/desk";
import type { InTransaction, PublicContext, StaffContext, UserWriteContext } from "../base/context.ts";
import { versionOf } from "../base/field-versions.ts";
import { addCompanyNumbers, changeSite } from "../sites/index.ts";
import { findDeskSite } from "./customers.store.ts";
import { ensureUnchanged } from "./ensure-unchanged.ts";
import { inCompany, recordInCompany } from "./manage-customers.ts";

type Working = InTransaction<StaffContext>;

interface SiteOfCompany {
  readonly companyId: number;
  readonly siteId: number;
}

type ShownSite = Omit<DeskSite, "version">;

/** What an edit at the desk may change of a site. */
const editedFields = ({ id: _, active: __, ...fields }: ShownSite) => fields;

async function findShownSite(context: Pick<PublicContext, "db">, of: SiteOfCompany): Promise<ShownSite> {
  const site = await findDeskSite(context, of);
  if (site === undefined) throw new Refusal("not_found");
  return site;
}

export async function getDeskSite(context: Pick<PublicContext, "db">, of: SiteOfCompany): Promise<DeskSite> {
  const site = await findShownSite(context, of);
  return { ...site, version: versionOf(editedFields(site)) };
}

/** By the rules that apply to the company's own people; its log names the customer service. */
export const changeDeskSite = (
  context: Working,
  of: SiteOfCompany,
  { version, ...wish }: DeskSiteEdit,
): Promise<DeskSite> =>
  inCompany(context, of.companyId, async (work, company) => {
    const present = editedFields(await findShownSite(context, of));
    ensureUnchanged("site_changed", present, version, context.language);
    if (versionOf(present) !== versionOf({ ...present, ...wish })) {
      const { name, siteNumber, disposer, street, houseNumber, zip, city, ...access } = wish;
      if (siteNumber !== null) await addCompanyNumbers(context, of.companyId, "ship_to", [siteNumber]);
      const address = { street, houseNumber, zip, city };
      // A Land that somebody set stays only where the place does.
      const land = zip === present.zip ? {} : { land: null };
      await changeSite(work, of.siteId, {
        ...address,
        ...land,
        alias: name,
        branch: siteNumber,
        disposer: disposer || null,
        access,
      });
      await recordInCompany(context, "site_changed", company, `${name}, ${company.name}`);
    }
    return await getDeskSite(context, of);
  });

export const switchDeskSite = (context: Working, of: SiteOfCompany, active: boolean): Promise<DeskSite> =>
  inCompany(context, of.companyId, async (work, company) => {
    const present = await findShownSite(context, of);
    if (present.active !== active) {
      await switchSite(work, of.siteId, active);
      const action = active ? "site_activated" : "site_deactivated";
      await recordInCompany(context, action, company, `${present.name}, ${company.name}`);
    }
    return await getDeskSite(context, of);
  });

const switchSite = (work: UserWriteContext, siteId: number, active: boolean) =>
  changeSite(work, siteId, { active, changeType: active ? "activate" : "deactivate" });
