export { normalizePhone } from "./base/normalize-phone.ts";
export { getActingPerson } from "./get-acting-person.ts";
export { getUserRecord } from "./get-user-record.ts";
export { insertInvitedUser, permissionsFromDetails } from "./insert-invited-user.ts";
export { changeUser } from "./change-user.ts";
export { getColleagueIds, listPermissionHolders } from "./colleagues.store.ts";
export { ensureCanManage, lockManagedUser } from "./lock-managed-user.ts";
export { findCompanyByNumber, getCompanyName, lockCompany } from "./companies.store.ts";
export { findGroupByNames, listGroupNames } from "./groups.store.ts";
export type { CompanyRow } from "./companies.store.ts";
export { createCompany, findOrCreateCompany } from "./create-company.ts";
export { deleteExternalContact } from "./external-contacts/delete-external-contact.ts";
export { createExternalContact } from "./external-contacts/create-external-contact.ts";
export { findOrCreateExternalContact } from "./external-contacts/find-or-create-external-contact.ts";
export { personSortKey } from "./person-sort-key.ts";
export { providerActor } from "./provider-actor.ts";
export { saveGroup } from "./save-group.ts";
export { changeSecondFactorRule } from "./second-factor-rule.ts";
export {
  hasSecondFactorSql,
  isSecondFactorRequired,
  type SecondFactorRow,
  secondFactorDueOf,
} from "./second-factor-rule.store.ts";
export { toSignedInUser } from "./to-signed-in-user.ts";
export {
  assignSites,
  assignUsersToSite,
  filterVisibleSiteIds,
  listSiteNamesById,
  unassignUsersFromSite,
} from "./user-sites.store.ts";
export { type DigestReader, lockDigestReaders, setDigestFrom } from "./order-digest-readers.store.ts";
export { updateCompany } from "./update-company.ts";
export { bindUsersRoutes } from "./users.routes.ts";
export {
  findInvitedMember,
  lockLogin,
  lockUser,
  findLogin,
  findLoginById,
  findActingMemberAhead,
  findMember,
  insertMembership,
  listCompaniesOf,
  listDeactivatedCompaniesOf,
  setCompanyDeactivated,
  markEntered,
  markRegistered,
  setPasswordHash,
} from "./users.store.ts";
export type { InvitedMember, Login, Member } from "./users.store.ts";
