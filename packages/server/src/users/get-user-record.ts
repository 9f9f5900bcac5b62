import { companyPermissions, Refusal } from "@kreislauf/contract/base";
import type { EditableUser } from "@kreislauf/contract/users";
import type { Scope } from "../base/context.ts";
import { findUserRecord } from "./people.store.ts";

const companyRoles: ReadonlySet<number> = new Set(companyPermissions);

/** A user of the company as the form shows them. */
export async function getUserRecord(context: Scope, userId: number): Promise<EditableUser> {
  const row = await findUserRecord(context, userId);
  if (row === undefined) throw new Refusal("not_found");
  const { permissions, siteIds, locationCount, groupName: _name, ...rest } = row;
  return {
    ...rest,
    locationIds: siteIds,
    permissions: permissions.filter((right) => !companyRoles.has(right)),
    companyEbeneRoles: permissions.filter((right) => companyRoles.has(right)),
    otherLocationCount: locationCount - siteIds.length,
  };
}
