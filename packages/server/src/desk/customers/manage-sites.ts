import { permission, Refusal } from "@kreislauf/contract/base";
import type { DeskCustomerDetail, DeskSite, DeskSiteCreation, DeskSiteEdit } from "@kreislauf/contract/desk";
import type { InTransaction, PublicContext, StaffContext } from "../../base/context.ts";
import { versionOf } from "../../base/field-versions.ts";
import { addCompanyNumbers, changeSite, createSite } from "../../sites/index.ts";
import { listPermissionHolders } from "../../users/index.ts";
import { findDeskSite } from "./customers.store.ts";
import { ensureUnchanged } from "./ensure-unchanged.ts";
import { inCompany, recordInCompany } from "./in-company.ts";
import { getDeskCustomerDetail } from "./manage-customers.ts";

type Working = InTransaction<StaffContext>;

interface SiteOfCompany {
  readonly companyId: number;
  readonly siteId: number;
}

type ShownSite = Omit<DeskSite, "version">;

/** The fields of a site that the desk can edit. */
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

/**
 * Creates a site, whose number the company's sites may then choose, and assigns it to the people who manage the
 * company's sites, so that they need not look for it.
 */
export const createDeskSite = (
  context: Working,
  companyId: number,
  { name, siteNumber, disposer, confirmDuplicate, ...address }: DeskSiteCreation,
): Promise<DeskCustomerDetail> =>
  inCompany(context, companyId, async (work, company) => {
    const managers = await listPermissionHolders(work, [permission.siteManager]);
    if (siteNumber !== null) await addCompanyNumbers(context, companyId, "ship_to", [siteNumber]);
    await createSite(work, {
      ...address,
      alias: name,
      branch: siteNumber,
      disposer: disposer || null,
      land: null,
      lat: null,
      lon: null,
      locationOrderNumber: null,
      contractNumber: null,
      partnerNumber: null,
      glnNumber: null,
      orderNumbers: [],
      access: { openingHours: null, gateWidth: null, gateHeight: null, driverHints: null },
      assumptionDayHoliday: false,
      corpusChristiHoliday: false,
      groupId: null,
      contactPerson: null,
      routeSketches: [],
      assignedUserIds: managers.map(({ user_id }) => user_id),
      confirmDuplicate,
    });
    await recordInCompany(context, "site_created", company, `${name}, ${company.name}`);
    return await getDeskCustomerDetail(context, companyId);
  });

/**
 * Changes a site under the rules for the company's own people; refused if somebody else has changed the same field
 * since it was shown. The company's log names the customer service.
 */
export const changeDeskSite = (
  context: Working,
  of: SiteOfCompany,
  { version, confirmDuplicate, ...wish }: DeskSiteEdit,
): Promise<DeskSite> =>
  inCompany(context, of.companyId, async (work, company) => {
    const present = editedFields(await findShownSite(context, of));
    ensureUnchanged("site_changed", present, version, context.language);
    if (versionOf(present) !== versionOf({ ...present, ...wish })) {
      const { name, siteNumber, disposer, street, houseNumber, zip, city, ...access } = wish;
      if (siteNumber !== null) await addCompanyNumbers(context, of.companyId, "ship_to", [siteNumber]);
      await changeSite(work, of.siteId, {
        street,
        houseNumber,
        zip,
        city,
        alias: name,
        branch: siteNumber,
        disposer: disposer || null,
        access,
        confirmDuplicate,
      });
      await recordInCompany(context, "site_changed", company, `${name}, ${company.name}`);
    }
    return await getDeskSite(context, of);
  });

export const switchDeskSite = (context: Working, of: SiteOfCompany, active: boolean): Promise<DeskSite> =>
  inCompany(context, of.companyId, async (work, company) => {
    const present = await findShownSite(context, of);
    if (present.active !== active) {
      await changeSite(work, of.siteId, { active, changeType: active ? "activate" : "deactivate" });
      const action = active ? "site_activated" : "site_deactivated";
      await recordInCompany(context, action, company, `${present.name}, ${company.name}`);
    }
    return await getDeskSite(context, of);
  });
