import {
  sessionApi,
  type CompanySelection,
  type SecondFactorMethod,
  type SignedIn,
  type SignInAnswer,
} from "@kreislauf/contract/session";
import { ApiError, errorSentence } from "../../base/api-error.ts";
import { call } from "../../base/api.ts";
import { deviceToken, storeSession, type SessionUser } from "../../base/session.ts";
import { clearLoginTicket, storeLoginTicket, type LoginTicket } from "./login-ticket.ts";

/**
 * Why signing in failed. `failed`: wrong e-mail address or password. `tooMany`: too many attempts, with the seconds to
 * wait. `unchecked`: another error, which says nothing about the password, with its sentence.
 */
export type SignInFailure =
  | { readonly kind: "failed" }
  | { readonly kind: "unchecked"; readonly message: string }
  | { readonly kind: "tooMany"; readonly seconds: number };

/** What the second step of signing in needs from the first. It is kept in memory only. */
export interface SecondFactorStep {
  readonly email: string;
  readonly ticket: string;
  readonly methods: readonly SecondFactorMethod[];
  /**
   * The user whose session has expired; after signing in they continue in the same company. Undefined for a new
   * sign-in.
   */
  readonly again?: SessionUser | undefined;
}

export type CompletedSignIn =
  | { readonly kind: "signedIn"; readonly recoveryCodesLeft: number | null }
  | { readonly kind: "chooseCompany" };

export type SignInResult =
  | CompletedSignIn
  | { readonly kind: "secondFactor"; readonly step: SecondFactorStep }
  | SignInFailure;

/**
 * Signs in, or keeps the ticket for choosing a company if the user has more than one. If the same person as `again`
 * signs in, they continue in the same company as before.
 */
export async function signIn(email: string, password: string, again?: SessionUser): Promise<SignInResult> {
  return await attempt(async () => {
    const token = deviceToken.get();
    const body = { email, password, ...(token !== null && { deviceToken: token }) };
    const answer: SignInAnswer = await call(sessionApi.signIn, { body });
    return answer.multicompany === null
      ? { kind: "secondFactor", step: { email, again, ...answer.secondFactor } }
      : await completeSignIn(answer, email, again);
  });
}

/**
 * After the last step: stores the session, or keeps the ticket for choosing a company if the user has more than one.
 */
export async function completeSignIn(
  answer: SignedIn | CompanySelection,
  email: string,
  again: SessionUser | undefined,
  recoveryCodesLeft: number | null = null,
): Promise<CompletedSignIn> {
  if (!answer.multicompany) {
    storeSession(answer);
    return { kind: "signedIn", recoveryCodesLeft };
  }
  const ticket = { ...answer, email };
  const wasHere = answer.companies.some(({ id }) => id === again?.companyId);
  if (again?.userId === answer.userId && wasHere) return await enterCompany(ticket, again.companyId);
  storeLoginTicket(ticket);
  return { kind: "chooseCompany" };
}

export async function chooseCompany(ticket: LoginTicket, companyId: number): Promise<SignInResult> {
  return await attempt(() => enterCompany(ticket, companyId));
}

async function enterCompany(ticket: LoginTicket, companyId: number): Promise<CompletedSignIn> {
  const { email, userId, loginTicket } = ticket;
  const answer = await call(sessionApi.chooseCompany, { body: { email, userId, companyId, loginTicket } });
  clearLoginTicket();
  storeSession(answer);
  return { kind: "signedIn", recoveryCodesLeft: null };
}

async function attempt(signingIn: () => Promise<SignInResult>): Promise<SignInResult> {
  try {
    return await signingIn();
  } catch (error) {
    return failureOf(error);
  }
}

export function failureOf(error: unknown): SignInFailure {
  if (error instanceof ApiError) {
    if (error.code === "too_many_requests") return { kind: "tooMany", seconds: error.retryAfter ?? 30 };
    if (error.code === "wrong_credentials" || error.code === "validation") return { kind: "failed" };
  }
  return { kind: "unchecked", message: errorSentence(error) };
}
