import type { passkeysApi, secondFactorApi } from "@kreislauf/contract/session";
import { createTestUser, testPassword, type TestCompany } from "../factories/company.ts";
import { addTestAuthenticatorApp, testCode } from "../factories/second-factor.ts";
import { passkeyExamples } from "./passkey-examples.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";

type Call = Pick<TestRequest, "path" | "body">;
type Example = (company: TestCompany) => Call | Promise<Call>;

const open = (path: string) => () => ({ path });

/** An example call of every endpoint of the second factor and its passkeys that succeeds for an authorised user. */
export function secondFactorExamples(
  portal: () => TestPortal,
): Readonly<Record<keyof typeof secondFactorApi | keyof typeof passkeysApi, Example>> {
  const withApp = (path: string) => async (company: TestCompany) => {
    await addTestAuthenticatorApp(portal(), company.userId);
    return { path };
  };
  return {
    ...passkeyExamples(portal),
    proveSecondFactor: async ({ email, userId }) => {
      const secret = await addTestAuthenticatorApp(portal(), userId);
      const answer = await portal().call({
        method: "POST",
        path: "/auth/login/credentials",
        body: { email, password: testPassword },
      });
      const { ticket } = answer.json<{ secondFactor: { ticket: string } }>().secondFactor;
      const code = testCode(portal(), secret);
      return { path: "/auth/login/second-factor", body: { ticket, method: "totp", code } };
    },
    secondFactorSettings: open("/account/second-factor"),
    setUpAuthenticatorApp: open("/account/authenticator-app"),
    confirmAuthenticatorApp: async ({ userId }) => {
      const secret = await addTestAuthenticatorApp(portal(), userId, false);
      return { path: "/account/authenticator-app/confirm", body: { code: testCode(portal(), secret) } };
    },
    removeAuthenticatorApp: withApp("/account/authenticator-app"),
    createRecoveryCodes: withApp("/account/recovery-codes"),
    forgetTrustedDevices: open("/account/trusted-devices"),
    proveIdentity: () => ({ path: "/account/proof", body: { password: testPassword } }),
    resetSecondFactor: async ({ companyId }) => {
      const { userId } = await createTestUser(portal(), companyId, { permissions: [11], siteIds: [] });
      await addTestAuthenticatorApp(portal(), userId);
      return { path: `/user/${userId}/second-factor` };
    },
  };
}
