import type { Endpoint, EndpointAnswer, EndpointRequest, ErrorCode } from "@kreislauf/contract/base";
import { ApiError } from "./api-error.ts";
import { answerTimeout, requestJson } from "./request.ts";
import {
  browserName,
  currentSession,
  isSameOwner,
  expireSession,
  waitForSignInAgain,
  displayedSession,
  type Session,
} from "./session.ts";

/** Path and query parameters that the contract types as text may be given as numbers, too. */
type TextParams<T> = { readonly [K in keyof T]: string extends T[K] ? T[K] | number : T[K] };

/** The path parameters, query and body that a call sends. */
export type CallRequest<E extends Endpoint> = {
  readonly [K in keyof EndpointRequest<E>]: K extends "body"
    ? EndpointRequest<E>[K]
    : TextParams<EndpointRequest<E>[K]>;
};

type Options<E extends Endpoint> = { readonly signal?: AbortSignal } & (E extends {
  readonly idempotent: object;
}
  ? { readonly idempotencyKey: string }
  : unknown);

type Arguments<E extends Endpoint> = E extends { readonly idempotent: object }
  ? [request: CallRequest<E>, options: Options<E>]
  : keyof EndpointRequest<E> extends never
    ? [request?: CallRequest<E>, options?: Options<E>]
    : [request: CallRequest<E>, options?: Options<E>];

export interface AnyRequest {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
}

interface AnyOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
}

type Renewal = (usedAccessToken: string) => Promise<Session | null>;

let renewToken: Renewal = () => Promise.resolve(null);

/**
 * Sets the function that renews an expired access token; it resolves to the new session, or to null if the session has
 * ended.
 */
export function setTokenRenewal(renewal: Renewal): void {
  renewToken = renewal;
}

type Proof = () => Promise<boolean>;

const noProof: Proof = () => Promise.resolve(false);
let askForIdentityProof = noProof;

/**
 * Sets the function that asks the user to prove again who they are; it resolves to false if they do not. The returned
 * function removes it again.
 */
export function setProof(ask: Proof): () => void {
  askForIdentityProof = ask;
  return () => {
    askForIdentityProof = noProof;
  };
}

/** Calls an endpoint of the contract and resolves to the body of its answer; throws an ApiError if the call fails. */
export function call<E extends Endpoint>(endpoint: E, ...rest: Arguments<E>): Promise<EndpointAnswer<E>> {
  const [request = {}, options = {}] = rest as [AnyRequest?, AnyOptions?];
  return withAccessToken((token) => send<E>(endpoint, request, options, token));
}

type Attempt<Answer> = (accessToken: string | undefined) => Promise<Answer>;

/**
 * Calls `attempt` with the session's access token. An expired token is renewed once and the call repeated once, but
 * only while the same person is signed in for the same company. If the server wants a new proof of who the user is, the
 * user is asked for it, and the call is repeated after they gave it.
 */
export async function withAccessToken<Answer>(attempt: Attempt<Answer>): Promise<Answer> {
  try {
    return await withValidToken(attempt);
  } catch (error) {
    if (!isRefusedBy(error, "proof_required") || !(await askForIdentityProof())) throw error;
    return await withValidToken(attempt);
  }
}

async function withValidToken<Answer>(attempt: Attempt<Answer>): Promise<Answer> {
  const used = currentSession();
  const sender = used ?? displayedSession();
  try {
    return await attempt(used?.accessToken);
  } catch (error) {
    if (sender === null || !isSignedOut(error)) throw error;
    const renewed = (used && (await renewToken(used.accessToken))) ?? (await waitForSignInAgain());
    if (renewed === null || !isSameOwner(renewed, sender)) throw error;
    try {
      return await attempt(renewed.accessToken);
    } catch (again) {
      if (isSignedOut(again)) expireSession();
      throw again;
    }
  }
}

const isRefusedBy = (error: unknown, code: ErrorCode) => error instanceof ApiError && error.code === code;
const isSignedOut = (error: unknown) => isRefusedBy(error, "unauthenticated");

async function send<E extends Endpoint>(
  endpoint: E,
  request: AnyRequest,
  options: AnyOptions,
  accessToken: string | undefined,
): Promise<EndpointAnswer<E>> {
  const signals = [AbortSignal.timeout(answerTimeout), ...(options.signal ? [options.signal] : [])];
  return (await requestJson(apiPath(endpoint, request), {
    method: endpoint.method,
    headers: {
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      ...(endpoint.path.startsWith("/auth/") && { "x-browser": browserName() }),
      ...(request.body !== undefined && { "content-type": "application/json" }),
      ...(options.idempotencyKey !== undefined && { "idempotency-key": options.idempotencyKey }),
    },
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    signal: AbortSignal.any(signals),
  })) as EndpointAnswer<E>;
}

/** The path of a call below `/api`, with its parameters filled in and its query appended. */
export function apiPath(endpoint: Endpoint, { params = {}, query = {} }: AnyRequest): string {
  const values = new Map(Object.entries(params));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search}`;
}
