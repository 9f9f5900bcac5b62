import {
  errorStatus,
  type Endpoint,
  type EndpointAnswer,
  type EndpointRequest,
  type ErrorAnswer,
  type ErrorCode,
  type FieldError,
} from "@kreislauf/contract/base";
import { now, syncServerClock } from "@kreislauf/ui/base/clock.ts";
import { currentLanguage } from "@kreislauf/ui/base/language.ts";
import { baseTexts } from "./base.texts.ts";
import {
  deskStaffId,
  deskToken,
  endPageOfLockedAccount,
  keepPageOfEndedSession,
  whenSignedInAgain,
} from "./desk-session.ts";
import { askForIdentityProof, settleProof } from "./identity-proof.ts";

const timeout = 90_000; // ms

/** Why a call failed. `message` is a sentence for the user. */
export class DeskError extends Error {
  readonly code: ErrorCode | "unreachable";
  readonly details: readonly FieldError[];
  /** When the next try is allowed; undefined if the server does not say so. */
  readonly retryAt: Temporal.Instant | undefined;

  constructor(answer: Pick<ErrorAnswer, "code" | "message" | "details"> | null, retryAfter?: number) {
    super(answer?.message ?? baseTexts[currentLanguage()].unreachable);
    this.name = "DeskError";
    this.code = answer?.code ?? "unreachable";
    this.details = answer?.details ?? [];
    this.retryAt = retryAfter === undefined ? undefined : now().add({ seconds: retryAfter });
  }
}

export const errorSentence = (error: unknown): string =>
  error instanceof Error ? error.message : baseTexts[currentLanguage()].unreachable;

/** Codes of refusals that may pass: too many requests, or the person has not proved who they are. */
const temporaryCodes: ReadonlySet<string> = new Set(["too_many_requests", "proof_required"]);

/** Whether another try would fail in the same way: something does not exist, is not allowed or is not valid. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof DeskError &&
  error.code !== "unreachable" &&
  !temporaryCodes.has(error.code) &&
  errorStatus[error.code] < 500;

export const isRefusedBy = (error: unknown, code: ErrorCode): boolean =>
  error instanceof DeskError && error.code === code;

type TextParams<T> = { readonly [K in keyof T]: string extends T[K] ? T[K] | number : T[K] };
type CallRequest<E extends Endpoint> = {
  readonly [K in keyof EndpointRequest<E>]: K extends "body"
    ? EndpointRequest<E>[K]
    : TextParams<EndpointRequest<E>[K]>;
};
type Arguments<E extends Endpoint> = keyof EndpointRequest<E> extends never
  ? [request?: CallRequest<E>, options?: CallOptions]
  : [request: CallRequest<E>, options?: CallOptions];

export interface CallOptions {
  /** The page makes the call by itself: it is no action of the person and never asks them to prove who they are. */
  readonly isByItself?: boolean;
}

interface AnyRequest {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
}

/**
 * Calls an endpoint of the desk. If the session has been idle for too long, the call is repeated once the person has
 * proved who they are; if the session has ended, once the person has signed in again.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...rest: Arguments<E>
): Promise<EndpointAnswer<E>> {
  const [request = {}, options = {}] = rest as [AnyRequest?, CallOptions?];
  const staffId = deskStaffId();
  try {
    return await send<E>(endpoint, request, options);
  } catch (error) {
    if (options.isByItself === true || !(await mayRepeat(endpoint, error, staffId))) throw error;
    return await send<E>(endpoint, request, options);
  }
}

/** Asks the person to prove who they are or to sign in again, whichever the server requires; true once that is done. */
async function mayRepeat(endpoint: Endpoint, error: unknown, staffId: number | undefined): Promise<boolean> {
  if (isRefusedBy(error, "proof_required"))
    return await askForIdentityProof(endpoint.needsRecentIdentityProof === true ? "change" : "rest");
  // The calls allowed while idle (proving who one is, signing out) are not repeated: signing in again replaces them.
  const isOpenWhileIdle = typeof endpoint.access === "object" && "whileIdle" in endpoint.access;
  return isRefusedBy(error, "unauthenticated") && !isOpenWhileIdle && (await whenSignedInAgain(staffId));
}

async function send<E extends Endpoint>(
  endpoint: E,
  request: AnyRequest,
  { isByItself = false }: CallOptions,
): Promise<EndpointAnswer<E>> {
  const token = deskToken();
  const sentAt = Date.now();
  const response = await fetch(`/api${pathOf(endpoint, request)}`, {
    method: endpoint.method,
    cache: "no-store",
    headers: {
      "accept-language": currentLanguage(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(isByItself && { "x-background": "1" }),
      ...(request.body !== undefined && { "content-type": "application/json" }),
    },
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    signal: AbortSignal.timeout(timeout),
  }).catch(() => {
    throw new DeskError(null);
  });
  const receivedAt = Date.now();
  const answer = await readJson(response);
  // A proxy that cannot reach the server answers with its own time, so such an answer does not set the clock.
  const isAnswered = response.ok && answer !== undefined;
  if (isAnswered || isErrorAnswer(answer)) {
    syncServerClock(response.headers.get("date"), sentAt, receivedAt);
  }
  if (isAnswered) return answer as EndpointAnswer<E>;
  const retryAfter = Number(response.headers.get("retry-after"));
  const failure = new DeskError(
    isErrorAnswer(answer) ? answer : null,
    retryAfter > 0 ? retryAfter : undefined,
  );
  if (token === deskToken()) endPageAfter(failure);
  throw failure;
}

/**
 * Handles a refusal that is about the session. If the session has ended, the page stays open for signing in again; if
 * the account is locked, the page is closed.
 */
function endPageAfter({ code, message }: DeskError): void {
  if (code === "unauthenticated") keepPageOfEndedSession();
  if (code !== "staff_locked") return;
  endPageOfLockedAccount(message);
  settleProof(false);
}

/**
 * The JSON of an answer; null for an empty body. Undefined if the body breaks off or is no JSON: then it is no answer.
 */
async function readJson(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text === "" ? null : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

function pathOf(endpoint: Endpoint, { params = {}, query = {} }: AnyRequest): string {
  const values = new Map(Object.entries(params));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

const isErrorAnswer = (answer: unknown): answer is ErrorAnswer =>
  typeof answer === "object" && answer !== null && "code" in answer && "message" in answer;
