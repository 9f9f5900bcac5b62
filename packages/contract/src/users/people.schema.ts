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
  /** Only those who hold this right. */
  right: z.optional(integerParam(1, 99)),
  /** Only those who have this site, if the person asking sees it. */
  site: z.optional(idParam),
  /** Only those of whom this rule requires a second factor, or would, and who have none. */
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

/** Which people a file names; both kinds without a status. */
export const userFileQuery = z.object({ ...userFilter, status: z.optional(z.enum(userStatuses)) });
export type UserFileQuery = z.output<typeof userFileQuery>;

const contactSortKeys = ["lastName", "phone", "email", "locations"] as const;

/** An external contact has one name; sorting by `lastName` sorts by it. */
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
  /** When the link of an invitation ends; null for registered users. */
  invitedUntil: z.nullable(instant),
  /** A data URI, small. */
  profilePicture: z.nullable(z.string()),
};

const listedUser = z.object({
  ...user,
  groupName: z.nullable(z.string()),
  /** User roles and company-level roles. */
  permissions: z.array(z.int()),
  /** All their active sites, regardless of who asks. */
  locationCount: z.int(),
  /** When they last signed in to this company; null if never. */
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

/** A registered or invited user as the form shows them. */
export const editableUser = z.object({
  ...user,
  permissions: z.array(z.int()),
  companyEbeneRoles: z.array(z.int()),
  /** Their active sites, as far as the requesting person sees them. */
  locationIds: z.array(id),
  /** How many other active sites they have; saving does not change those. */
  otherLocationCount: z.int(),
  version: z.string(),
  companyId: id,
  companyName: z.string(),
  emailSettings,
  /** Whether the password they were given still has to be changed. */
  initialPassword: z.boolean(),
  /** Whether signing in asks them for a second factor. */
  hasSecondFactor: z.boolean(),
  /** Whether they can also act for other companies. */
  multicompany: z.boolean(),
});
export type EditableUser = z.output<typeof editableUser>;
