import { randomUUID } from "node:crypto";
import type { usersApi } from "@kreislauf/contract/users";
import { createTestUser, type TestCompany } from "../factories/company.ts";
import { testPhoto } from "../factories/photo.ts";
import { createTestContact, createTestGroup, inviteTestUser } from "../factories/people.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";

type Call = Pick<TestRequest, "path" | "body">;
type Example = (company: TestCompany) => Call | Promise<Call>;

const open = (path: string) => () => ({ path });

/** An example call of every endpoint of users that succeeds for an authorised user. */
export function peopleExamples(portal: () => TestPortal): Readonly<Record<keyof typeof usersApi, Example>> {
  const colleague = async ({ companyId }: TestCompany) =>
    (await createTestUser(portal(), companyId, { permissions: [11], siteIds: [] })).userId;
  return {
    companyAccount: open("/company/company-account"),
    secondFactorRule: open("/company/second-factor-rule"),
    changeSecondFactorRule: () => ({
      path: "/company/second-factor-rule",
      body: { rule: "all", validFrom: "2027-04-01" },
    }),
    accountSettings: open("/account/settings"),
    companyUiFields: open("/company-ui-fields"),
    levelsAndGroups: open("/company-ebenes-and-groups"),
    ebenes: open("/ebene"),
    groupsByPartner: open("/get-group-by-partner/P-17"),
    group: async ({ companyId }) => ({ path: `/group/${await createTestGroup(portal(), companyId)}` }),
    colleagues: open("/user"),
    externalContacts: open("/external-contact"),
    externalContact: async ({ companyId }) => ({
      path: `/external-contact/${await createTestContact(portal(), companyId)}`,
    }),
    changeEmailSettings: ({ userId }) => ({
      path: `/account/settings/email/${userId}`,
      body: { newDeviceNotice: false },
    }),
    changeListSettings: () => ({ path: "/account/settings/lists", body: { nextOrdersFirst: true } }),
    postponeSecondFactorOffer: () => ({ path: "/account/second-factor/later" }),
    changeProfile: ({ userId }) => ({
      path: "/account/setting/profile",
      body: { userId, profileData: { firstName: "Jana", lastName: "Petersen", phone: "0561 5550110" } },
    }),
    changeAvatar: () => ({ path: "/account/setting/avatar", body: { profilePicture: testPhoto } }),
    createExternalContact: ({ siteId }) => ({
      path: "/external-contact/create",
      body: { name: "Bernd Achterkamp", phone: "0171 5550412", locationIds: [siteId] },
    }),
    changeExternalContact: async ({ companyId }) => ({
      path: `/external-contact/${await createTestContact(portal(), companyId)}`,
      body: { name: "Bernd Achterkamp", phone: "0171 5550412", email: "pforte@test.example" },
    }),
    deleteExternalContact: async ({ companyId }) => ({
      path: `/external-contact/${await createTestContact(portal(), companyId)}`,
    }),
    accessOfUser: ({ userId, siteId }) => ({
      path: `/users/access?userId=${userId}&locationId=${siteId}`,
    }),
    accessAtSite: ({ siteId }) => ({ path: `/users/access-at-location?locationId=${siteId}` }),
    auditLog: open("/audit-log"),
    exportAudit: open("/audit-log/download"),
    assignableSites: open("/users/assignable-locations"),
    inviteUser: ({ siteId }) => ({
      path: "/auth/user/invite",
      body: {
        userDetails: {
          firstName: "Nele",
          lastName: "Harder",
          email: `${randomUUID()}@test.example`,
          phone: "0561 5550140",
          permissions: [11],
          locationIds: [siteId],
        },
      },
    }),
    reinviteUser: async (company) => ({
      path: "/auth/user/reinvite",
      body: { userId: await inviteTestUser(portal(), company) },
    }),
    allUsers: open("/users/all"),
    registeredUsers: open("/users/registered?withoutSecondFactor=all"),
    invitedUsers: open("/users/invited"),
    externalUsers: open("/users/external"),
    exportUsers: open("/users/download"),
    checkDuplicateEmail: open("/user/check-duplicate-email?email=nele@test.example"),
    user: async (company) => ({ path: `/user/${await colleague(company)}` }),
    changeRegisteredUser: async (company) => ({
      path: `/user/registered/${await colleague(company)}`,
      body: { userDetails: { permissions: [11, 14] } },
    }),
    changeInvitedUser: async (company) => ({
      path: `/user/invited/${await inviteTestUser(portal(), company)}`,
      body: { userDetails: { permissions: [11, 14] } },
    }),
    deleteUser: async (company) => ({ path: `/user/${await colleague(company)}` }),
  };
}
