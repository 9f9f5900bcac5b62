import { passkeysApi, secondFactorApi, type SecondFactorProof } from "@kreislauf/contract/session";
import { ApiError, errorSentence } from "../../base/api-error.ts";
import { call } from "../../base/api.ts";
import { deviceToken } from "../../base/session.ts";
import {
  completeSignIn,
  failureOf,
  type CompletedSignIn,
  type SecondFactorStep,
  type SignInFailure,
} from "../base/sign-in.ts";

/**
 * `wrong`: another code may be right. `expired`: signing in starts again with the password. `message` is shown to the
 * user.
 */
export type SecondFactorResult =
  | CompletedSignIn
  | { readonly kind: "wrong"; readonly message: string }
  | { readonly kind: "expired"; readonly message: string }
  | SignInFailure;

/** What the user enters in the second step of signing in. */
export interface SecondFactorCode {
  readonly method: Exclude<SecondFactorProof["method"], "passkey">;
  readonly code: string;
  readonly trustDevice: boolean;
}

/** The second step of signing in with a passkey; undefined if the user closed the browser's dialog. */
export async function proveByPasskey(
  step: SecondFactorStep,
  trustDevice: boolean,
): Promise<SecondFactorResult | undefined> {
  try {
    const { ticket } = step;
    const options = await call(passkeysApi.secondFactorPasskeyOptions, { body: { ticket } });
    const { askForPasskey } = await import("../base/passkey.ts");
    const passkey = await askForPasskey(options);
    if (passkey === undefined) return undefined;
    return await proveSecondFactor(step, { method: "passkey", passkey, trustDevice });
  } catch (error) {
    return toResult(error);
  }
}

/**
 * Sends the proof of the second step of signing in, and stores the token of a device that the user trusts. This code is
 * not loaded with the sign-in page.
 */
export async function proveSecondFactor(
  { ticket, email, again }: SecondFactorStep,
  proof: SecondFactorCode | Omit<Extract<SecondFactorProof, { method: "passkey" }>, "ticket">,
): Promise<SecondFactorResult> {
  try {
    const answer = await call(secondFactorApi.proveSecondFactor, { body: { ticket, ...proof } });
    if (answer.deviceToken !== null) deviceToken.set(answer.deviceToken);
    return await completeSignIn(answer.signIn, email, again, answer.recoveryCodesLeft);
  } catch (error) {
    return toResult(error);
  }
}

const anotherTry: ReadonlySet<string> = new Set([
  "wrong_code",
  "code_used",
  "passkey_refused",
  "passkey_expired",
]);

function toResult(error: unknown): SecondFactorResult {
  const message = errorSentence(error);
  if (error instanceof ApiError) {
    if (anotherTry.has(error.code)) return { kind: "wrong", message };
    if (error.code === "sign_in_expired") return { kind: "expired", message };
  }
  return failureOf(error);
}
