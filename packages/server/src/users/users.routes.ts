import { findCompanyAccount } from "./companies.store.ts";
import { changeSecondFactorRule, getSecondFactorRule } from "./second-factor-rule.ts";
import { Refusal, type Language } from "@kreislauf/contract/base";
import {
  type AccessTable,
  type LevelOption,
  type InvitedUser,
  type UserDetails,
  levelIds,
  levelTexts,
  usersApi,
} from "@kreislauf/contract/users";
import type { FastifyInstance } from "fastify";
import type { TransactionContext } from "../base/context.ts";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { listAudit } from "./audit.store.ts";
import { exportAudit } from "./export-audit.ts";
import { exportUsers } from "./export-users.ts";
import { accessAtSite, accessOfUser } from "./access-view.ts";
import {
  changeEmailSettings,
  changeListSettings,
  changeProfile,
  getAccountSettings,
  getOwnMember,
  postponeSecondFactorOffer,
} from "./account.ts";
import { changeUser } from "./change-user.ts";
import { listColleagues } from "./colleagues.store.ts";
import { type AccessRevocation, deleteUser } from "./delete-user.ts";
import { type AssignContact, getEditableContact } from "./external-contacts/external-contact.ts";
import { deleteExternalContact } from "./external-contacts/delete-external-contact.ts";
import { changeExternalContact } from "./external-contacts/change-external-contact.ts";
import { createExternalContact } from "./external-contacts/create-external-contact.ts";
import { listContactPage, listExternalContacts } from "./external-contacts/external-contacts.store.ts";
import { findGroup, listGroups, listGroupsOfPartner } from "./groups.store.ts";
import { listPeople } from "./people.store.ts";
import { changeProfilePicture } from "./profile-picture.ts";
import { listAssignableSites } from "./user-sites.store.ts";
import { getUserRecord } from "./get-user-record.ts";
import { findLogin } from "./users.store.ts";

/** Functions and a table that rooms above this one provide. */
export interface UsersDependencies extends AccessRevocation {
  readonly assignContact: AssignContact;
  readonly inviteUser: (context: TransactionContext, details: UserDetails) => Promise<InvitedUser>;
  readonly reinviteUser: (context: TransactionContext, userId: number) => Promise<InvitedUser>;
  /** The permissions that the endpoints of all rooms require. */
  readonly accessTable: AccessTable;
}

export function bindUsersRoutes(
  app: FastifyInstance,
  services: HttpServices,
  dependencies: UsersDependencies,
): void {
  bindEndpoints(app, services, usersApi, {
    accountSettings: (context) => getAccountSettings(context),
    changeEmailSettings: (context, { params, body }) => changeEmailSettings(context, params.userId, body),
    changeListSettings: (context, { body }) => changeListSettings(context, body),
    postponeSecondFactorOffer: (context) => postponeSecondFactorOffer(context),
    changeProfile: (context, { body }) => changeProfile(context, body),
    // Decoding the picture takes a while. The call opens its transaction itself, after that.
    changeAvatar: { handle: (context, { body }) => changeProfilePicture(context, body.profilePicture) },
    companyUiFields: async (context) => ({ documents: (await getOwnMember(context)).documentsEnabled }),
    levelsAndGroups: async (context) => ({
      ebenes: levelsIn(context.language),
      groups: await listGroups(context),
    }),
    ebenes: ({ language }) => Promise.resolve({ ebenes: levelsIn(language) }),
    groupsByPartner: async (context, { params }) => ({
      groups: await listGroupsOfPartner(context, params.partnerNumber),
    }),
    group: async (context, { params }) => {
      const group = await findGroup(context, params.groupId);
      if (group === undefined) throw new Refusal("not_found");
      return group;
    },
    colleagues: async (context) => ({ users: await listColleagues(context) }),
    externalContacts: async (context) => ({ externalContacts: await listExternalContacts(context) }),
    externalContact: (context, { params }) => getEditableContact(context, params.id),
    createExternalContact: (context, { body }) =>
      createExternalContact(context, dependencies.assignContact, body),
    changeExternalContact: (context, { params, body }) =>
      changeExternalContact(context, dependencies.assignContact, params.id, body),
    deleteExternalContact: (context, { params }) => deleteExternalContact(context, params.id),
    assignableSites: async (context) => ({ locations: await listAssignableSites(context) }),
    inviteUser: (context, { body }) => dependencies.inviteUser(context, body.userDetails),
    reinviteUser: (context, { body }) => dependencies.reinviteUser(context, body.userId),
    allUsers: (context, { query }) => listPeople(context, query),
    registeredUsers: (context, { query }) => listPeople(context, query, "registered"),
    invitedUsers: (context, { query }) => listPeople(context, query, "invited"),
    externalUsers: (context, { query }) => listContactPage(context, query),
    exportUsers: (context, { query }) => exportUsers(context, query),
    checkDuplicateEmail: async ({ db }, { query }) => ({
      taken: (await findLogin(db, query.email)) !== undefined,
    }),
    user: (context, { params }) => getUserRecord(context, params.id),
    changeRegisteredUser: (context, { params, body }) =>
      changeUser(context, "registered", params.id, body.userDetails, body.version),
    changeInvitedUser: (context, { params, body }) =>
      changeUser(context, "invited", params.id, body.userDetails, body.version),
    accessOfUser: (context, { query: { userId, locationId: siteId } }) =>
      accessOfUser(context, dependencies.accessTable, { userId, siteId }),
    accessAtSite: (context, { query }) => accessAtSite(context, dependencies.accessTable, query.locationId),
    auditLog: (context, { query }) => listAudit(context, query),
    exportAudit: (context, { query }) => exportAudit(context, query),
    companyAccount: async (context) => ({ companyAccount: await findCompanyAccount(context) }),
    secondFactorRule: (context) => getSecondFactorRule(context),
    changeSecondFactorRule: (context, { body }) => changeSecondFactorRule(context, body),
    deleteUser: (context, { params }) => deleteUser(context, dependencies, params.id),
  });
}

const levelsIn = (language: Language): LevelOption[] =>
  levelIds.map((ebeneId) => ({ ebeneId, description: levelTexts[language][ebeneId] }));
