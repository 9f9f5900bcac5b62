import * as z from "zod/mini";
import { type EndpointTable, id, idParam, needs, permission, sheetMediaTypes } from "../base/index.ts";
import {
  contactList,
  contactListQuery,
  editableUser,
  userFileQuery,
  userList,
  userListQuery,
} from "./people.schema.ts";
import { emailAddress, invitation, invitedUser, recordVersion, userEdit } from "./users.schema.ts";

const access = needs(permission.userManager);
const params = z.object({ id: idParam });

const list = (path: string, summary: string) =>
  ({ method: "GET", path, summary, access, query: userListQuery, answer: userList }) as const;

const change = (path: string, summary: string) =>
  ({
    method: "PATCH",
    path,
    summary,
    access,
    needsRecentIdentityProof: true,
    params,
    body: z.strictObject({ userDetails: userEdit, version: recordVersion }),
    answer: editableUser,
    refusals: ["not_found", "person_changed", "self_edit", "permission_not_held", "last_user_manager"],
  }) as const;

/** User management. Nobody manages themselves or grants what they do not hold (docs/coverage.md D5.7). */
export const peopleApi = {
  inviteUser: {
    method: "POST",
    path: "/auth/user/invite",
    summary:
      "Invite a person by mail; nobody grants more than they hold. The phone number may be missing with fromList",
    access,
    needsRecentIdentityProof: true,
    body: invitation,
    answer: invitedUser,
    status: 201,
    refusals: [
      "email_taken",
      "not_found",
      "permission_not_held",
      "too_many_invitations",
      "idempotency_mismatch",
    ],
    idempotent: { sitesOf: (body: z.output<typeof invitation>) => body.userDetails.locationIds },
  },
  reinviteUser: {
    method: "POST",
    path: "/auth/user/reinvite",
    summary: "Send an invited person a new link; the earlier one ends",
    access,
    needsRecentIdentityProof: true,
    body: z.strictObject({ userId: id }),
    answer: invitedUser,
    refusals: ["not_found", "already_registered", "too_many_invitations"],
  },
  allUsers: list("/users/all", "Registered and invited users of the company"),
  registeredUsers: list("/users/registered", "Registered users of the company"),
  invitedUsers: list("/users/invited", "Invited users of the company"),
  externalUsers: {
    method: "GET",
    path: "/users/external",
    summary: "External contacts of the company",
    access,
    query: contactListQuery,
    answer: contactList,
  },
  exportUsers: {
    method: "GET",
    path: "/users/download",
    summary: "The users that the filter leaves with their rights, and the sites of each, as xlsx",
    access,
    needsRecentIdentityProof: true,
    query: userFileQuery,
    answer: { mediaTypes: [sheetMediaTypes.xlsx] },
  },
  checkDuplicateEmail: {
    method: "GET",
    path: "/user/check-duplicate-email",
    summary: "Whether an address is taken",
    access,
    query: z.object({ email: emailAddress }),
    answer: z.object({ taken: z.boolean() }),
  },
  user: {
    method: "GET",
    path: "/user/:id",
    summary: "One registered or invited user of the company",
    access,
    params,
    answer: editableUser,
    refusals: ["not_found"],
  },
  changeRegisteredUser: change("/user/registered/:id", "Change a registered user's data, rights and sites"),
  changeInvitedUser: change("/user/invited/:id", "Change an invited user's data, rights and sites"),
  deleteUser: {
    method: "DELETE",
    path: "/user/:id",
    summary: "Take a person's access to the company away, for good",
    access,
    needsRecentIdentityProof: true,
    params,
    answer: z.object({}),
    refusals: ["not_found", "self_edit", "last_user_manager", "emergency_account"],
  },
} as const satisfies EndpointTable;
