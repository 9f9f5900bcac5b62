import * as z from "zod/mini";
import { type EndpointTable, idParam, needs, permission, requiredText } from "../base/index.ts";
import {
  type ContactDetails,
  contactDetails,
  contactEdit,
  editableContact,
  externalContact,
} from "./external-contacts.schema.ts";
import { assignableSite, levelOption, group } from "./groups.schema.ts";
import { colleague } from "./users.schema.ts";

/** Includes site managers, because managing sites includes assigning people to them. */
const managers = needs(permission.userManager, permission.siteManager);
const userManagers = needs(permission.userManager);

const contactId = z.object({ id: idParam });

/** Levels, groups, colleagues and external contacts: the choices that forms offer. */
export const directoryApi = {
  levelsAndGroups: {
    method: "GET",
    path: "/company-ebenes-and-groups",
    summary: "The levels, and the groups of the company with their sites",
    access: managers,
    answer: z.object({ ebenes: z.array(levelOption), groups: z.array(group) }),
  },
  ebenes: {
    method: "GET",
    path: "/ebene",
    summary: "The levels",
    access: managers,
    answer: z.object({ ebenes: z.array(levelOption) }),
  },
  groupsByPartner: {
    method: "GET",
    path: "/get-group-by-partner/:partnerNumber",
    summary: "The groups of a partner number",
    access: managers,
    params: z.object({ partnerNumber: requiredText(40) }),
    answer: z.object({ groups: z.array(group) }),
  },
  group: {
    method: "GET",
    path: "/group/:groupId",
    summary: "One group with its sites",
    access: managers,
    params: z.object({ groupId: idParam }),
    answer: group,
    refusals: ["not_found"],
  },
  assignableSites: {
    method: "GET",
    path: "/users/assignable-locations",
    summary: "The active sites that the person asking sees, which they can assign to others",
    access: userManagers,
    answer: z.object({ locations: z.array(assignableSite) }),
  },
  colleagues: {
    method: "GET",
    path: "/user",
    summary: "The registered users of the company, for choosing among them",
    access: managers,
    answer: z.object({ users: z.array(colleague) }),
  },
  externalContacts: {
    method: "GET",
    path: "/external-contact",
    summary: "The external contacts of the company, for choosing among them",
    access: managers,
    answer: z.object({ externalContacts: z.array(externalContact) }),
  },
  externalContact: {
    method: "GET",
    path: "/external-contact/:id",
    summary: "One external contact",
    access: managers,
    params: contactId,
    answer: editableContact,
    refusals: ["not_found"],
  },
  createExternalContact: {
    method: "POST",
    path: "/external-contact/create",
    summary: "Create an external contact; it becomes the contact person of the sites named",
    access: userManagers,
    body: contactDetails,
    answer: externalContact,
    status: 201,
    refusals: ["not_found", "idempotency_mismatch"],
    idempotent: { sitesOf: ({ locationIds }: ContactDetails) => locationIds },
  },
  changeExternalContact: {
    method: "PATCH",
    path: "/external-contact/:id",
    summary: "Change an external contact and the sites whose contact person it is",
    access: userManagers,
    params: contactId,
    body: contactEdit,
    answer: editableContact,
    refusals: ["not_found", "person_changed"],
  },
  deleteExternalContact: {
    method: "DELETE",
    path: "/external-contact/:id",
    summary: "Delete an external contact; while it is a site's contact person it stays",
    access: userManagers,
    params: contactId,
    answer: z.object({}),
    refusals: ["not_found", "contact_assigned"],
  },
} as const satisfies EndpointTable;
