import type { SignInAnswer } from "@kreislauf/contract/session";
import { sessionApi } from "@kreislauf/contract/session";
import { ApiError } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { keepSession } from "../base/session.ts";
import { dropLoginTicket, keepLoginTicket } from "./login-ticket.ts";
import type { LoginTicket } from "./login-ticket.ts";

/** Why signing in did not work; `tooMany` with the seconds to wait. Anything else has one sentence. */
export type SignInFailure =
  | { readonly kind: "failed" }
  | { readonly kind: "tooMany"; readonly seconds: number };

export type SignInResult = { readonly kind: "signedIn" | "chooseCompany" } | SignInFailure;

/** Signs in, or keeps the ticket with which members of several companies choose one. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  return await attempt(async () => {
    const answer: SignInAnswer = await call(sessionApi.signIn, { body: { email, password } });
    if (answer.multicompany) {
      keepLoginTicket({ ...answer, email });
      return { kind: "chooseCompany" };
    }
    keepSession(answer);
    return { kind: "signedIn" };
  });
}

export async function chooseCompany(ticket: LoginTicket, companyId: number): Promise<SignInResult> {
  return await attempt(async () => {
    const { email, userId, loginTicket } = ticket;
    const answer = await call(sessionApi.chooseCompany, { body: { email, userId, companyId, loginTicket } });
    dropLoginTicket();
    keepSession(answer);
    return { kind: "signedIn" };
  });
}

async function attempt(signingIn: () => Promise<SignInResult>): Promise<SignInResult> {
  try {
    return await signingIn();
  } catch (error) {
    const isThrottled = error instanceof ApiError && error.code === "too_many_requests";
    return isThrottled ? { kind: "tooMany", seconds: error.retryAfter ?? 30 } : { kind: "failed" };
  }
}
