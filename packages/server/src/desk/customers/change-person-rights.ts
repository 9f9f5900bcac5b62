import { companyPermissions, type Permission, userPermissions } from "@kreislauf/contract/base";
import type { DeskPersonRights } from "@kreislauf/contract/desk";
import type { EditableUser } from "@kreislauf/contract/users";
import type { InTransaction, PublicContext, StaffContext } from "../../base/context.ts";
import { asProviderInCompany } from "../../provider/index.ts";
import { recordStaffAction } from "../../staff/index.ts";
import { changeUser, getCompanyName, getUserRecord, providerActor } from "../../users/index.ts";

interface PersonOfCompany {
  readonly companyId: number;
  readonly userId: number;
}

const toRights = (user: EditableUser): DeskPersonRights => ({
  userId: user.userId,
  firstName: user.firstName,
  lastName: user.lastName,
  permissions: [...user.permissions, ...user.companyEbeneRoles],
  version: user.version,
});

export const getPersonRights = async (
  { db }: Pick<PublicContext, "db">,
  { companyId, userId }: PersonOfCompany,
): Promise<DeskPersonRights> =>
  toRights(await getUserRecord({ db, actor: providerActor(companyId) }, userId));

/** By the customers' own verb and rules: somebody has to stay who manages the company's people. */
export async function changePersonRights(
  context: InTransaction<StaffContext>,
  { companyId, userId }: PersonOfCompany,
  { permissions, version }: { readonly permissions: readonly Permission[]; readonly version: string },
): Promise<DeskPersonRights> {
  const work = asProviderInCompany(context, companyId);
  const before = await getUserRecord(work, userId);
  const change = {
    permissions: userPermissions.filter((right) => permissions.includes(right)),
    companyEbeneRoles: companyPermissions.filter((right) => permissions.includes(right)),
  };
  const after = await changeUser(work, before.status, userId, change, version);
  await recordStaffAction(context, {
    staffId: context.staff.staffId,
    action: "rights_changed",
    kind: "company",
    subject: `${after.firstName} ${after.lastName}, ${await getCompanyName(context.db, companyId)}`,
    subjectId: companyId,
  });
  return toRights(after);
}
