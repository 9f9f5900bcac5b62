import { companyPermissions, Refusal } from "@kreislauf/contract/base";
import type { EditableUser } from "@kreislauf/contract/users";
import type { Scope } from "../base/context.ts";
import { userVersion } from "./ensure-user-unchanged.ts";
import { findUserRecord } from "./people.store.ts";

const companyRoles: ReadonlySet<number> = new Set(companyPermissions);

type UserRecord = NonNullable<Awaited<ReturnType<typeof findUserRecord>>>;

/** A user as the form shows them. */
export function toEditableUser({
  permissions,
  siteIds,
  locationCount,
  groupName: _name,
  orderReceiptConfirmation,
  claimConfirmation,
  cancellationConfirmation,
  documentReceipt,
  proposalNotice,
  failedTripNotice,
  claimAnswerNotice,
  newDeviceNotice,
  budgetNotice,
  orderDigestFrom,
  ...rest
}: UserRecord): EditableUser {
  const user = {
    ...rest,
    emailSettings: {
      orderReceiptConfirmation,
      claimConfirmation,
      cancellationConfirmation,
      documentReceipt,
      proposalNotice,
      failedTripNotice,
      claimAnswerNotice,
      newDeviceNotice,
      budgetNotice,
      orderDigest: orderDigestFrom !== null,
    },
    locationIds: siteIds,
    permissions: permissions.filter((right) => !companyRoles.has(right)),
    companyEbeneRoles: permissions.filter((right) => companyRoles.has(right)),
    otherLocationCount: locationCount - siteIds.length,
  };
  return { ...user, version: userVersion(user) };
}

/** A user of the company as the form shows them. */
export async function getUserRecord(context: Scope, userId: number): Promise<EditableUser> {
  const record = await findUserRecord(context, userId);
  if (record === undefined) throw new Refusal("not_found");
  return toEditableUser(record);
}
