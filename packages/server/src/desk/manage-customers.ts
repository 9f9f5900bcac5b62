import { companyPermissions, permission, Refusal, userPermissions } from "@kreislauf/contract/base";
import {
  type deskCustomerCreation,
  type deskCustomerEdit,
  type DeskCustomer,
  type DeskCustomerDetail,
  type DeskSiteCreation,
} from "@kreislauf/contract/desk";
import type { PersonForm } from "@kreislauf/contract/users";
import type { StaffAction } from "@kreislauf/contract/staff";
import type * as z from "zod/mini";
import type { InTransaction, PublicContext, StaffContext, UserWriteContext } from "../base/context.ts";
import { asProviderInCompany } from "../provider/index.ts";
import { inviteUser, reinviteUser } from "../session/index.ts";
import { addCompanyNumbers, createSite, listCompanySites } from "../sites/index.ts";
import { recordStaffAction } from "../staff/index.ts";
import { type CompanyRow, createCompany, listPermissionHolders, updateCompany } from "../users/index.ts";
import {
  editedCustomerFields,
  findCustomer,
  listCustomerAgreements,
  listCustomerPeople,
  listCustomerSites,
  lockCompanyById,
} from "./customers.store.ts";
import { ensureUnchanged } from "./ensure-unchanged.ts";

type Working = InTransaction<StaffContext>;

async function getDeskCustomer(context: Pick<PublicContext, "db">, companyId: number): Promise<DeskCustomer> {
  const customer = await findCustomer(context, companyId);
  if (customer === undefined) throw new Refusal("not_found");
  return customer;
}

export async function getDeskCustomerDetail(
  context: Pick<PublicContext, "db">,
  companyId: number,
): Promise<DeskCustomerDetail> {
  return {
    customer: await getDeskCustomer(context, companyId),
    sites: await listCustomerSites(context, companyId),
    people: await listCustomerPeople(context, companyId),
    agreements: await listCustomerAgreements(context, companyId),
  };
}

export const recordInCompany = (
  context: Working,
  action: StaffAction,
  company: Pick<CompanyRow, "id">,
  subject: string,
) =>
  recordStaffAction(context, {
    staffId: context.staff.staffId,
    action,
    kind: "company",
    subject,
    subjectId: company.id,
  });

export async function createDeskCustomer(
  context: Working,
  wish: z.output<typeof deskCustomerCreation>,
): Promise<DeskCustomer> {
  const company = await createCompany(context, wish);
  if (company === undefined) throw new Refusal("customer_number_taken");
  await recordInCompany(context, "company_created", company, company.name);
  return await getDeskCustomer(context, company.id);
}

/** Works in a locked company as its provider, whose deeds the company's own log shows. */
export async function inCompany<Result>(
  context: Working,
  companyId: number,
  act: (work: UserWriteContext, company: CompanyRow) => Promise<Result>,
): Promise<Result> {
  const company = await lockCompanyById(context, companyId);
  if (company === undefined) throw new Refusal("not_found");
  return await act(asProviderInCompany(context, companyId), company);
}

export const changeDeskCustomer = (
  context: Working,
  companyId: number,
  { version, ...wish }: z.output<typeof deskCustomerEdit>,
): Promise<DeskCustomer> =>
  inCompany(context, companyId, async (_, company) => {
    const present = editedCustomerFields({ name: company.name, documents: company.documents_enabled });
    ensureUnchanged("company_changed", present, version, context.language);
    const after = await updateCompany(context, company, wish);
    if (after !== company) await recordInCompany(context, "company_changed", company, after.name);
    return await getDeskCustomer(context, companyId);
  });

/** Who manages the company's sites is assigned, so that nobody has to look for it. */
export const createDeskSite = (
  context: Working,
  companyId: number,
  { name, siteNumber, disposer, ...address }: DeskSiteCreation,
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
      confirmDuplicate: false,
    });
    await recordInCompany(context, "site_created", company, `${name}, ${company.name}`);
    return await getDeskCustomerDetail(context, companyId);
  });

export const inviteDeskPerson = (context: Working, companyId: number, person: PersonForm) =>
  inCompany(context, companyId, async (work, company) => {
    const locationIds = await listCompanySites(work, companyId);
    const { userId, invitedUntil } = await inviteUser(work, {
      ...person,
      permissions: [...userPermissions],
      companyEbeneRoles: [...companyPermissions],
      locationIds,
    });
    await recordInCompany(context, "person_invited", company, `${person.email}, ${company.name}`);
    return { userId, invitedUntil };
  });

export const reinviteDeskPerson = (context: Working, companyId: number, userId: number) =>
  inCompany(context, companyId, async (work, company) => {
    const { email, invitedUntil } = await reinviteUser(work, userId);
    await recordInCompany(context, "person_invited", company, `${email}, ${company.name}`);
    return { userId, invitedUntil };
  });
