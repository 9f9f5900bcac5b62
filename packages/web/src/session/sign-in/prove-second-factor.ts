import { secondFactorApi, type SecondFactorProof } from "@kreislauf/contract/session";
import { ApiError, errorSentence } from "../../base/api-error.ts";
import { call } from "../../base/api.ts";
import { deviceToken } from "../../base/session.ts";
import {
  enter,
  failureOf,
  type Entered,
  type SecondFactorStep,
  type SignInFailure,
} from "../base/sign-in.ts";

/** `wrong`: another code may fit, with the sentence; `expired`: it starts over with the password. */
export type SecondFactorResult =
  | Entered
  | { readonly kind: "wrong"; readonly message: string }
  | { readonly kind: "expired"; readonly message: string }
  | SignInFailure;

/** What is typed in the second step. */
export interface SecondFactorCode {
  readonly method: Exclude<SecondFactorProof["method"], "passkey">;
  readonly code: string;
  readonly trustDevice: boolean;
}

/** The second step of signing in. Its code is not part of the first visit. */
export async function proveSecondFactor(
  { ticket, email, again }: SecondFactorStep,
  proof: SecondFactorCode,
): Promise<SecondFactorResult> {
  try {
    const answer = await call(secondFactorApi.proveSecondFactor, { body: { ticket, ...proof } });
    if (answer.deviceToken !== null) deviceToken.set(answer.deviceToken);
    return await enter(answer.signIn, email, again, answer.recoveryCodesLeft);
  } catch (error) {
    const message = errorSentence(error);
    if (error instanceof ApiError) {
      if (error.code === "wrong_code" || error.code === "code_used") return { kind: "wrong", message };
      if (error.code === "sign_in_expired") return { kind: "expired", message };
    }
    return failureOf(error);
  }
}
