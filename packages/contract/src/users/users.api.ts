import * as z from "zod/mini";
import { type EndpointTable, idText, needs, permission } from "../base/index.ts";
import { externalContact } from "./external-contacts.schema.ts";
import { ebene, group } from "./groups.schema.ts";
import { accountSettings, colleague } from "./users.schema.ts";

const everyone = needs(permission.defaultUser);
/** Managing sites takes assigning people to them. */
const managers = needs(permission.userManager, permission.locationManager);

const groups = z.object({ groups: z.array(group) });

export const usersApi = {
  accountSettings: {
    method: "GET",
    path: "/account/settings",
    summary: "Own profile, e-mail settings and rights",
    access: "account",
    answer: accountSettings,
  },
  companyUiFields: {
    method: "GET",
    path: "/company-ui-fields",
    summary: "Which parts of the portal the company has",
    access: everyone,
    answer: z.object({ documents: z.boolean() }),
  },
  companyEbenesAndGroups: {
    method: "GET",
    path: "/company-ebenes-and-groups",
    summary: "The levels, and the groups of the company with their sites",
    access: managers,
    answer: z.object({ ebenes: z.array(ebene), groups: z.array(group) }),
  },
  ebenes: {
    method: "GET",
    path: "/ebene",
    summary: "The levels",
    access: managers,
    answer: z.object({ ebenes: z.array(ebene) }),
  },
  groupsByPartner: {
    method: "GET",
    path: "/get-group-by-partner/:partnerNumber",
    summary: "The groups of a partner number",
    access: managers,
    params: z.object({ partnerNumber: z.string().check(z.minLength(1), z.maxLength(40)) }),
    answer: groups,
  },
  group: {
    method: "GET",
    path: "/group/:groupId",
    summary: "One group with its sites",
    access: managers,
    params: z.object({ groupId: idText }),
    answer: group,
    refusals: ["not_found"],
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
    params: z.object({ id: idText }),
    answer: externalContact,
    refusals: ["not_found"],
  },
} as const satisfies EndpointTable;
