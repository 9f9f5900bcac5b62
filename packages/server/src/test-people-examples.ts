import type { usersApi } from "@kreislauf/contract/users";
import type { TestCompany } from "./test-company.ts";
import { createTestContact, createTestGroup } from "./test-people.ts";
import type { TestPortal, TestRequest } from "./test-portal.ts";

type Call = Pick<TestRequest, "path" | "body">;
type Example = (company: TestCompany) => Call | Promise<Call>;

const open = (path: string) => () => ({ path });

/** A call of every endpoint of users that its rightful user succeeds with, for the walk. */
export const peopleExamples = (
  portal: () => TestPortal,
): Readonly<Record<keyof typeof usersApi, Example>> => ({
  accountSettings: open("/account/settings"),
  companyUiFields: open("/company-ui-fields"),
  companyEbenesAndGroups: open("/company-ebenes-and-groups"),
  ebenes: open("/ebene"),
  groupsByPartner: open("/get-group-by-partner/P-17"),
  group: async ({ companyId }) => ({ path: `/group/${await createTestGroup(portal(), companyId)}` }),
  colleagues: open("/user"),
  externalContacts: open("/external-contact"),
  externalContact: async ({ companyId }) => ({
    path: `/external-contact/${await createTestContact(portal(), companyId)}`,
  }),
});
