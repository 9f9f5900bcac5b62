import type { Language } from "@kreislauf/contract/base";
import { Refusal } from "@kreislauf/contract/base";
import {
  type AccessTable,
  type Ebene,
  type InvitedUser,
  type UserDetails,
  levelIds,
  levelTexts,
  usersApi,
} from "@kreislauf/contract/users";
import type { FastifyInstance } from "fastify";
import type { TransactionContext } from "../base/context.ts";
import type { HttpServices } from "../base/http.ts";
import { bindEndpoints } from "../base/http.ts";
import { listAudit } from "./audit.store.ts";
import { exportAudit } from "./export-audit.ts";
import { accessAtLocation, accessOfUser } from "./access-view.ts";
import { changeEmailSettings, changeProfile, getAccountSettings, getSelf } from "./account.ts";
import { changeUser } from "./change-user.ts";
import { listColleagues } from "./colleagues.store.ts";
import { type AccessEnds, deleteUser } from "./delete-user.ts";
import {
  type AssignContact,
  changeExternalContact,
  createExternalContact,
  deleteExternalContact,
  getExternalContact,
} from "./external-contact-verbs.ts";
import { listContactPage, listExternalContacts } from "./external-contacts.store.ts";
import { findGroup, listGroups, listGroupsOfPartner } from "./groups.store.ts";
import { listPeople } from "./people.store.ts";
import { changeAvatar } from "./profile-picture.ts";
import { listAssignableSites } from "./user-sites.store.ts";
import { getUserRecord } from "./user-record.ts";
import { findLogin } from "./users.store.ts";

/** What rooms above this one do for it. */
export interface UsersNeeds extends AccessEnds {
  readonly assignContact: AssignContact;
  readonly inviteUser: (context: TransactionContext, details: UserDetails) => Promise<InvitedUser>;
  readonly reinviteUser: (context: TransactionContext, userId: number) => Promise<InvitedUser>;
  /** Which permissions the endpoints of all rooms ask for. */
  readonly accessTable: AccessTable;
}

export function bindUsersRoutes(app: FastifyInstance, services: HttpServices, needs: UsersNeeds): void {
  bindEndpoints(app, services, usersApi, {
    accountSettings: (context) => getAccountSettings(context),
    changeEmailSettings: (context, { params, body }) => changeEmailSettings(context, params.userId, body),
    changeProfile: (context, { body }) => changeProfile(context, body),
    // Reading the picture takes a while; no transaction waits for it.
    changeAvatar: { handle: (context, { body }) => changeAvatar(context, body.profilePicture) },
    companyUiFields: async (context) => ({ documents: (await getSelf(context)).documentsEnabled }),
    companyEbenesAndGroups: async (context) => ({
      ebenes: ebenesIn(context.language),
      groups: await listGroups(context),
    }),
    ebenes: ({ language }) => Promise.resolve({ ebenes: ebenesIn(language) }),
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
    externalContact: (context, { params }) => getExternalContact(context, params.id),
    createExternalContact: (context, { body }) => createExternalContact(context, needs.assignContact, body),
    changeExternalContact: (context, { params, body }) =>
      changeExternalContact(context, needs.assignContact, params.id, body),
    deleteExternalContact: (context, { params }) => deleteExternalContact(context, params.id),
    assignableLocations: async (context) => ({ locations: await listAssignableSites(context) }),
    inviteUser: (context, { body }) => needs.inviteUser(context, body.userDetails),
    reinviteUser: (context, { body }) => needs.reinviteUser(context, body.userId),
    allUsers: (context, { query }) => listPeople(context, query),
    registeredUsers: (context, { query }) => listPeople(context, query, "registered"),
    invitedUsers: (context, { query }) => listPeople(context, query, "invited"),
    externalUsers: (context, { query }) => listContactPage(context, query),
    checkDuplicateEmail: async ({ db }, { query }) => ({
      taken: (await findLogin(db, query.email)) !== undefined,
    }),
    user: (context, { params }) => getUserRecord(context, params.id),
    changeRegisteredUser: (context, { params, body }) =>
      changeUser(context, "registered", params.id, body.userDetails),
    changeInvitedUser: (context, { params, body }) =>
      changeUser(context, "invited", params.id, body.userDetails),
    accessOfUser: (context, { query }) => accessOfUser(context, needs.accessTable, query),
    accessAtLocation: (context, { query }) => accessAtLocation(context, needs.accessTable, query.locationId),
    auditLog: (context, { query }) => listAudit(context, query),
    exportAudit: (context, { query }) => exportAudit(context, query),
    deleteUser: (context, { params }) => deleteUser(context, needs, params.id),
  });
}

const ebenesIn = (language: Language): Ebene[] =>
  levelIds.map((ebeneId) => ({ ebeneId, description: levelTexts[language][ebeneId] }));
