import { companyPermissions, Refusal, userPermissions } from "@kreislauf/contract/base";
import {
  type deskCustomerCreation,
  type deskCustomerEdit,
  type DeskCustomer,
  type DeskCustomerDetail,
} from "@kreislauf/contract/desk";
import type { PersonForm } from "@kreislauf/contract/users";
import type * as z from "zod/mini";
import type { InTransaction, PublicContext, StaffContext } from "../../base/context.ts";
import { inviteUser, reinviteUser } from "../../session/index.ts";
import { listCompanySites } from "../../sites/index.ts";
import { createCompany, updateCompany } from "../../users/index.ts";
import {
  editedCustomerFields,
  findCustomer,
  listCustomerAgreements,
  listCustomerPeople,
  listCustomerSites,
} from "./customers.store.ts";
import { ensureUnchanged } from "./ensure-unchanged.ts";
import { inCompany, recordInCompany } from "./in-company.ts";

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

export async function createDeskCustomer(
  context: Working,
  wish: z.output<typeof deskCustomerCreation>,
): Promise<DeskCustomer> {
  const company = await createCompany(context, wish);
  if (company === undefined) throw new Refusal("customer_number_taken");
  await recordInCompany(context, "company_created", company, company.name);
  return await getDeskCustomer(context, company.id);
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
