import {
  companySignInApi,
  mailLinksApi,
  passkeysApi,
  secondFactorApi,
  sessionApi,
} from "@kreislauf/contract/session";
import { issueLink } from "../../src/session/one-time-links.store.ts";
import { signInTestUser, testPassword, type TestCompany } from "../factories/company.ts";
import { inviteTestUser } from "../factories/people.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";
import { companySignInExamples } from "./company-sign-in-examples.ts";
import { secondFactorExamples } from "./second-factor-examples.ts";

export const sessionApis = {
  ...sessionApi,
  ...secondFactorApi,
  ...passkeysApi,
  ...companySignInApi,
  ...mailLinksApi,
} as const;

type Call = Pick<TestRequest, "path" | "body">;
type Example = (company: TestCompany) => Call | Promise<Call>;

const open = (path: string) => () => ({ path });

/** An example call of every endpoint of signing in, its links and second factors that succeeds for an authorised user. */
export function sessionExamples(
  portal: () => TestPortal,
): Readonly<Record<keyof typeof sessionApis, Example>> {
  const job = () => ({ db: portal().database.db as never, now: portal().now() });
  const anInvited = (company: TestCompany) => inviteTestUser(portal(), company);
  return {
    signIn: ({ email }) => ({ path: "/auth/login/credentials", body: { email, password: testPassword } }),
    chooseCompany: ({ email, userId, companyId }) => ({
      path: "/auth/login/company",
      body: { email, userId, companyId, loginTicket: "not-issued" },
    }),
    refresh: async ({ email }) => ({
      path: "/auth/create-access-token",
      body: { refreshToken: (await signInTestUser(portal(), email)).refreshToken },
    }),
    signOut: open("/auth/logout"),
    switchCompany: ({ companyId }) => ({ path: "/auth/switch-company", body: { companyId } }),
    forgotPassword: ({ email }) => ({ path: "/auth/forgot-password", body: { email } }),
    checkResetToken: async ({ userId }) => ({
      path: "/auth/check-reset-token",
      body: { token: (await issueLink(job(), "reset", userId)).token },
    }),
    resetPassword: async ({ userId }) => ({
      path: "/auth/reset-password",
      body: { token: (await issueLink(job(), "reset", userId)).token, password: "Grünschnitt7" },
    }),
    changePassword: () => ({
      path: "/auth/change-password",
      body: { oldPassword: testPassword, newPassword: "Grünschnitt7" },
    }),
    checkInvitationToken: async (company) => ({
      path: "/auth/user/check-invitation-token",
      body: {
        signupToken: (await issueLink(job(), "invitation", await anInvited(company), company.companyId))
          .token,
      },
    }),
    activate: async (company) => ({
      path: "/auth/user/activate",
      body: {
        signupToken: (await issueLink(job(), "invitation", await anInvited(company), company.companyId))
          .token,
        password: "Grünschnitt7",
      },
    }),
    renewInvitation: () => ({ path: "/auth/user/renew-invitation", body: { signupToken: "unknown" } }),
    signedInDevices: open("/account/sessions"),
    endSession: async ({ email }) => {
      const { refreshToken } = await signInTestUser(portal(), email);
      return { path: `/account/sessions/${refreshToken.split(".")[0]}` };
    },
    maintenanceCheck: open("/maintenance-check"),
    health: open("/health"),
    ready: open("/ready"),
    ...secondFactorExamples(portal),
    ...companySignInExamples(portal),
  };
}
