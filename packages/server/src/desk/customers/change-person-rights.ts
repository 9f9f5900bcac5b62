import { companyPermissions, type Permission, userPermissions } from "@kreislauf/contract/base";
import type { DeskPersonRights } from "@kreislauf/contract/desk";
import type { EditableUser } from "@kreislauf/contract/users";
import type { InTransaction, PublicContext, StaffContext } from "../../base/context.ts";
import { changeUser, getUserRecord, providerActor } from "../../users/index.ts";
import { inCompany, recordInCompany } from "./in-company.ts";

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

/** The rights as one sorted text, so that two sets of rights can be compared. */
const sortedRights = ({ permissions, companyEbeneRoles }: EditableUser) =>
  [...permissions, ...companyEbeneRoles].toSorted((a, b) => a - b).join();

/**
 * Changes a person's rights with the same function and rules as the company's own people: somebody must remain who
 * manages the company's people, and nobody may have changed the rights since `version`.
 */
export const changePersonRights = (
  context: InTransaction<StaffContext>,
  { companyId, userId }: PersonOfCompany,
  { permissions, version }: { readonly permissions: readonly Permission[]; readonly version: string },
): Promise<DeskPersonRights> =>
  inCompany(context, companyId, async (work, company) => {
    const before = await getUserRecord(work, userId);
    const change = {
      permissions: userPermissions.filter((right) => permissions.includes(right)),
      companyEbeneRoles: companyPermissions.filter((right) => permissions.includes(right)),
    };
    const after = await changeUser(work, before.status, userId, change, version);
    if (sortedRights(after) !== sortedRights(before)) {
      const subject = `${after.firstName} ${after.lastName}, ${company.name}`;
      await recordInCompany(context, "rights_changed", company, subject);
    }
    return toRights(after);
  });
