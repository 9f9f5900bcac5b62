import * as z from "zod/mini";
import { id, idParam, instant, searchInput, integerParam } from "../base/index.ts";
import { requiringRules } from "./second-factor-rule.schema.ts";
import { levelIds } from "./groups.schema.ts";
import { userSortKeys } from "./users.codes.ts";
import { emailSettings } from "./users.schema.ts";

/** Page size of the user lists (docs/coverage.md 9.8). */
export const peoplePageSize = 10;

const page = {
  offset: z._default(integerParam(0, 1_000_000), 0),
  limit: z._default(integerParam(1, 100), peoplePageSize),
  sortOrder: z._default(z.enum(["asc", "desc"]), "asc"),
};

const userFilter = {
  search: z._default(searchInput(100), ""),
  /** Only people who hold this permission, by its id. */
  right: z.optional(integerParam(1, 99)),
  /** Only people assigned to this site; nobody if the requesting person does not see the site. */
  site: z.optional(idParam),
  /** Only people without a second factor who need one by this rule, whether or not the company has it. */
  withoutSecondFactor: z.optional(z.enum(requiringRules)),
};

export const userListQuery = z.object({
  ...page,
  ...userFilter,
  sortBy: z._default(z.enum(userSortKeys), "lastName"),
});
export type UserListQuery = z.output<typeof userListQuery>;

const userStatuses = ["registered", "invited"] as const;
export type UserStatus = (typeof userStatuses)[number];

/** Which people a file contains: registered ones, invited ones, or both if `status` is missing. */
export const userFileQuery = z.object({ ...userFilter, status: z.optional(z.enum(userStatuses)) });
export type UserFileQuery = z.output<typeof userFileQuery>;

const contactSortKeys = ["lastName", "phone", "email", "locations"] as const;

/** External contacts have a single name, and `lastName` sorts by it. */
export const contactListQuery = z.object({
  ...page,
  search: userFilter.search,
  sortBy: z._default(z.enum(contactSortKeys), "lastName"),
});
export type ContactListQuery = z.output<typeof contactListQuery>;

const user = {
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  ebeneId: z.nullable(z.literal(levelIds)),
  groupId: z.nullable(id),
  status: z.enum(userStatuses),
  /** When the invitation link expires; null for registered users. */
  invitedUntil: z.nullable(instant),
  /** A small picture as data URI; null if there is none. */
  profilePicture: z.nullable(z.string()),
};

const listedUser = z.object({
  ...user,
  groupName: z.nullable(z.string()),
  /** The permissions of user roles and company-level roles together. */
  permissions: z.array(z.int()),
  /** The number of all active sites of the user, including those that the requesting person does not see. */
  locationCount: z.int(),
  /** When the user last signed in to this company; null if never. */
  lastSignInOn: z.nullable(instant),
});

export type UserListItem = z.output<typeof listedUser>;

export const userList = z.object({ users: z.array(listedUser), total: z.int() });

const listedContact = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  locationCount: z.int(),
});

export type ContactListItem = z.output<typeof listedContact>;

export const contactList = z.object({ users: z.array(listedContact), total: z.int() });

/** A registered or invited user for the form that edits them. */
export const editableUser = z.object({
  ...user,
  permissions: z.array(z.int()),
  companyEbeneRoles: z.array(z.int()),
  /** The user's active sites that the requesting person sees. */
  locationIds: z.array(id),
  /** The number of the user's active sites that the requesting person does not see; saving does not change those. */
  otherLocationCount: z.int(),
  version: z.string(),
  companyId: id,
  companyName: z.string(),
  emailSettings,
  /** Whether the user still has to change the password that was given to them. */
  initialPassword: z.boolean(),
  /** Whether the user has set up a second factor; recovery codes alone do not count. */
  hasSecondFactor: z.boolean(),
  /** Whether the user can act for other companies, too. */
  multicompany: z.boolean(),
});
export type EditableUser = z.output<typeof editableUser>;
