import type { ErrorAnswer } from "@kreislauf/contract/base";
import { ApiError } from "./api-error.ts";
import { apiOrigin } from "./backend.ts";
import { baseTexts } from "./base.texts.ts";
import { syncServerClock } from "@kreislauf/ui/base/clock.ts";
import { currentLanguage } from "@kreislauf/ui/base/language.ts";
import { randomKey } from "./random-key.ts";
import { notifyRefusal } from "./refusal-listeners.ts";

/** The version that every call names, so that the server can refuse an app that it no longer supports. */
export const connectVersion = "vue3";

/** In ms; a call without an answer after this time has failed (docs/coverage.md 7.3). */
export const answerTimeout = 90_000;

/** A request that the document sends before the app has loaded, so that its answer is there for the first paint. */
export interface EarlyRequest {
  readonly path: string;
  readonly authorization: string;
  readonly language: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    /** Set by `build/preload-current-route.ts`; absent once it is used. */
    earlyRequest?: EarlyRequest | undefined;
  }
}

interface Message {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

/**
 * Sends a request and returns the JSON of its answer, or throws an ApiError. User data never enters the browser's
 * HTTP cache.
 */
export async function requestJson(path: string, message: Message): Promise<unknown> {
  return await readJson(await sendRequest(path, message));
}

/** The JSON of an answer; null if it is empty. An answer that breaks off or is no JSON counts as no answer. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text === "" ? null : (JSON.parse(text) as unknown);
  } catch (error) {
    throw isAborted(error) ? error : new ApiError(null);
  }
}

/** Like `requestJson`, but returns the response with its body unread. An error answer is thrown as an ApiError. */
export async function sendRequest(path: string, message: Message): Promise<Response> {
  const early = takeEarlyRequest(path, message);
  const sentAt = early?.sentAt ?? Date.now();
  const response = await (early?.response ?? sendNow(path, message)).catch((error: unknown) => {
    throw isAborted(error) ? error : new ApiError(null);
  });
  const receivedAt = Date.now();
  const answer: unknown = response.ok ? undefined : await response.json().catch(() => null);
  // An error answer that our server did not write comes from a proxy, and so has the proxy's time.
  if (response.ok || isErrorAnswer(answer)) {
    syncServerClock(response.headers.get("date"), sentAt, receivedAt);
  }
  if (response.ok) return response;
  const retryAfter = Number(response.headers.get("retry-after")) || undefined;
  if (isErrorAnswer(answer)) {
    notifyRefusal(answer.code, response.headers);
    throw new ApiError(answer, retryAfter);
  }
  throw new ApiError(response.status >= 500 ? failedServer() : null, retryAfter);
}

const sendNow = (path: string, message: Message): Promise<Response> =>
  fetch(`${apiOrigin()}/api${path}`, {
    ...message,
    cache: "no-store",
    headers: {
      ...message.headers,
      "accept-language": currentLanguage(),
      "x-connect-version": connectVersion,
      traceparent: newTrace(),
    },
  });

/** The document's early request, if it is the same as this one; else undefined. It can be taken only once. */
function takeEarlyRequest(path: string, { headers }: Message): EarlyRequest | undefined {
  const early = typeof window === "undefined" ? undefined : window.earlyRequest;
  const isSame =
    early?.path === path &&
    early.authorization === headers["authorization"] &&
    early.language === currentLanguage() &&
    apiOrigin() === "";
  if (!isSame) return undefined;
  window.earlyRequest = undefined;
  return early;
}

/** Each request begins its own trace (W3C Trace Context), so that a person's requests cannot be connected. */
const newTrace = () => `00-${randomKey()}-${randomKey().slice(16)}-01`;

/** The error when a proxy answers for a failed server; the connection itself works. */
const failedServer = (): ConstructorParameters<typeof ApiError>[0] => ({
  code: "unavailable",
  message: baseTexts[currentLanguage()].error.serverFailed,
  details: [],
});

/** Whether the caller aborted the request. A timeout is not an abort, but counts as no answer. */
const isAborted = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

const isErrorAnswer = (answer: unknown): answer is ErrorAnswer =>
  typeof answer === "object" &&
  answer !== null &&
  "code" in answer &&
  "message" in answer &&
  "details" in answer;
