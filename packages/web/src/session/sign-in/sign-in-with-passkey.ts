import { passkeysApi } from "@kreislauf/contract/session";
import { call } from "../../base/api.ts";
import type { SessionUser } from "../../base/session.ts";
import { askForPasskey } from "../base/passkey.ts";
import { completeSignIn, failureOf, type CompletedSignIn, type SignInFailure } from "../base/sign-in.ts";

/**
 * Signs in with a passkey in place of the password; undefined if the user closed the browser's dialog. If the same
 * person as `again` signs in, they continue in the same company as before. This code is not loaded with the sign-in
 * page.
 */
export async function signInWithPasskey(
  again?: SessionUser,
): Promise<CompletedSignIn | SignInFailure | undefined> {
  try {
    const options = await call(passkeysApi.passkeySignInOptions, {});
    const passkey = await askForPasskey(options);
    if (passkey === undefined) return undefined;
    const { signIn, email } = await call(passkeysApi.signInWithPasskey, { body: { passkey } });
    return await completeSignIn(signIn, email, again);
  } catch (error) {
    return failureOf(error);
  }
}
