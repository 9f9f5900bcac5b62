import type {
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  passkeysApi,
  SecondFactorChallenge,
} from "@kreislauf/contract/session";
import { testPassword, type TestCompany } from "../factories/company.ts";
import { addTestPasskey, createTestPasskey } from "../factories/passkey.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";

type Call = Pick<TestRequest, "path" | "body">;
type Example = (company: TestCompany) => Call | Promise<Call>;

const open = (path: string) => () => ({ path });

/** An example call of every endpoint of the passkeys that succeeds for an authorised user. */
export function passkeyExamples(
  portal: () => TestPortal,
): Readonly<Record<keyof typeof passkeysApi, Example>> {
  const begin = async <Options>(path: string, token?: string) =>
    (await portal().call({ method: "POST", path, ...(token && { token }) })).json<Options>();
  const ofOne = async ({ userId, token }: TestCompany) => {
    await addTestPasskey(portal(), token);
    const { id } = await portal()
      .database.db.selectFrom("passkeys")
      .select("id")
      .where("user_id", "=", userId)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    return `/account/passkeys/${id}`;
  };
  return {
    passkeySignInOptions: open("/auth/login/passkey/options"),
    signInWithPasskey: async ({ token }) => {
      const passkey = await addTestPasskey(portal(), token);
      const options = await begin<PasskeyRequestOptions>("/auth/login/passkey/options");
      return { path: "/auth/login/passkey", body: { passkey: passkey.use(options) } };
    },
    secondFactorPasskeyOptions: async ({ email, token }) => {
      await addTestPasskey(portal(), token);
      const answer = await portal().call({
        method: "POST",
        path: "/auth/login/credentials",
        body: { email, password: testPassword },
      });
      const { ticket } = answer.json<SecondFactorChallenge>().secondFactor;
      return { path: "/auth/login/second-factor/passkey/options", body: { ticket } };
    },
    passkeyCreationOptions: open("/account/passkeys/options"),
    addPasskey: async ({ token }) => {
      const options = await begin<PasskeyCreationOptions>("/account/passkeys/options", token);
      const passkey = createTestPasskey(portal()).create(options);
      return { path: "/account/passkeys", body: { name: "Telefon", passkey } };
    },
    renamePasskey: async (company) => ({ path: await ofOne(company), body: { name: "Arbeitsplatz" } }),
    removePasskey: async (company) => ({ path: await ofOne(company) }),
    identityProofPasskeyOptions: open("/account/proof/passkey/options"),
  };
}
