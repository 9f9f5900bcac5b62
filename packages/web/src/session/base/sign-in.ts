import { sessionApi, type SignInAnswer } from "@kreislauf/contract/session";
import { ApiError, errorSentence } from "../../base/api-error.ts";
import { call } from "../../base/api.ts";
import { storeSession, type SessionUser } from "../../base/session.ts";
import { clearLoginTicket, storeLoginTicket, type LoginTicket } from "./login-ticket.ts";

/**
 * Why signing in failed: `failed` by what was typed, `tooMany` with the seconds to wait, `unchecked` by anything that
 * says nothing about the password, with its sentence.
 */
export type SignInFailure =
  | { readonly kind: "failed" }
  | { readonly kind: "unchecked"; readonly message: string }
  | { readonly kind: "tooMany"; readonly seconds: number };

export type SignInResult = { readonly kind: "signedIn" } | { readonly kind: "chooseCompany" } | SignInFailure;

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
    if (error instanceof ApiError) {
      if (error.code === "too_many_requests") return { kind: "tooMany", seconds: error.retryAfter ?? 30 };
      if (error.code === "wrong_credentials" || error.code === "validation") return { kind: "failed" };
    }
    return { kind: "unchecked", message: errorSentence(error) };
  }
}
