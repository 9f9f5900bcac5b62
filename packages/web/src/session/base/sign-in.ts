import { sessionApi, type SignInAnswer } from "@kreislauf/contract/session";
import { ApiError } from "../../base/api-error.ts";
import { call } from "../../base/api.ts";
import { storeSession, type SessionUser } from "../../base/session.ts";
import { clearLoginTicket, storeLoginTicket, type LoginTicket } from "./login-ticket.ts";

/** Why signing in failed; `tooMany` with the seconds to wait. All other causes share one sentence. */
export type SignInFailure =
  | { readonly kind: "failed" }
  | { readonly kind: "tooMany"; readonly seconds: number };

export type SignInResult = { readonly kind: "signedIn" | "chooseCompany" } | SignInFailure;

/**
 * Signs in, or keeps the ticket for choosing one of several companies. With `again`, the same person continues in the
 * company they were in.
 */
export async function signIn(email: string, password: string, again?: SessionUser): Promise<SignInResult> {
  return await attempt(async () => {
    const answer: SignInAnswer = await call(sessionApi.signIn, { body: { email, password } });
    if (!answer.multicompany) {
      storeSession(answer);
      return { kind: "signedIn" };
    }
    const ticket = { ...answer, email };
    const wasHere = answer.companies.some(({ id }) => id === again?.companyId);
    if (again?.userId === answer.userId && wasHere) return await enterCompany(ticket, again.companyId);
    storeLoginTicket(ticket);
    return { kind: "chooseCompany" };
  });
}

export async function chooseCompany(ticket: LoginTicket, companyId: number): Promise<SignInResult> {
  return await attempt(() => enterCompany(ticket, companyId));
}

async function enterCompany(ticket: LoginTicket, companyId: number): Promise<SignInResult> {
  const { email, userId, loginTicket } = ticket;
  const answer = await call(sessionApi.chooseCompany, { body: { email, userId, companyId, loginTicket } });
  clearLoginTicket();
  storeSession(answer);
  return { kind: "signedIn" };
}

async function attempt(signingIn: () => Promise<SignInResult>): Promise<SignInResult> {
  try {
    return await signingIn();
  } catch (error) {
    const isThrottled = error instanceof ApiError && error.code === "too_many_requests";
    return isThrottled ? { kind: "tooMany", seconds: error.retryAfter ?? 30 } : { kind: "failed" };
  }
}
