import { companySignInApi } from "@kreislauf/contract/session";
import { call } from "../../base/api.ts";
import { browserSecret } from "../base/browser-secret.ts";
import { ensureReturnsHere } from "../base/ensure-returns-here.ts";
import { failureOf, type CompletedSignIn, type SignInFailure } from "../base/sign-in.ts";
import { signInWithPasskey } from "./sign-in-with-passkey.ts";

/** Ways to sign in without a password. Their code is not loaded with the sign-in page. */
export type PasswordlessMethod = "passkey" | "companyAccount";

/**
 * Signs in without a password. Undefined if the user closed the browser's dialog, or while the browser goes to the
 * company's identity provider.
 */
export const signInWithoutPassword = (
  way: PasswordlessMethod,
  email: string,
): Promise<CompletedSignIn | SignInFailure | undefined> =>
  way === "passkey" ? signInWithPasskey() : leaveForProvider(email);

async function leaveForProvider(email: string): Promise<SignInFailure | undefined> {
  try {
    const begun = await call(companySignInApi.beginCompanySignIn, { body: { email } });
    ensureReturnsHere(begun);
    browserSecret.set(begun.browserSecret);
    location.assign(begun.url);
    return undefined;
  } catch (error) {
    return failureOf(error);
  }
}
