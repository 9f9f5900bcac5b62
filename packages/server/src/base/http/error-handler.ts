import {
  errorStatus,
  fieldErrorMessage,
  fieldErrorTexts,
  Refusal,
  type Endpoint,
  type ErrorAnswer,
  type ErrorCode,
  type FieldError,
  type FieldReason,
  type Language,
} from "@kreislauf/contract/base";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { isUnavailable } from "../database/is-unavailable.ts";
import { requestLanguage } from "./request-language.ts";
import { SchemaMismatch } from "./validator-compiler.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** By the name of a field: the reason whose sentence is the message of the response if the field is missing. */
    missing?: Endpoint["missingFieldReasons"];
  }
}

export type ErrorTexts = Readonly<Record<Language, Readonly<Record<ErrorCode, string>>>>;

/**
 * The general English message of a failed call, such as "Failed to edit order", by method and path of the route. In
 * English responses the sentence of the error code follows it, or replaces it if `replacedBySentence`.
 */
export type InternalMessages = ReadonlyMap<
  string,
  { readonly text: string; readonly replacedBySentence: boolean }
>;

const isOurFault: ReadonlySet<ErrorCode> = new Set(["internal", "file_unreadable", "unavailable"]);
const retryAfterSeconds = "10";
/**
 * How many fields an error response names at most: more than any form has. It keeps the response short if a request has
 * thousands of unknown fields.
 */
const maxFieldErrors = 100;

/**
 * Codes that say something about the caller or the moment, not about the call: in English responses their sentence
 * stands alone, without the internal message.
 */
const isOutsideTheCall: ReadonlySet<ErrorCode> = new Set([
  "unauthenticated",
  "forbidden",
  "initial_password",
  "unsupported_version",
  "too_many_requests",
  "unavailable",
  "maintenance",
]);

/** Turns every error into the response of docs/coverage.md D9.11; internal details appear only in the log. */
export function registerErrorHandler(
  app: FastifyInstance,
  texts: ErrorTexts,
  internalMessages: InternalMessages,
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const language = requestLanguage(request.headers["accept-language"]);
    const refusal = toRefusal(error, language);
    const missing = error instanceof SchemaMismatch ? missingField(error, request) : undefined;
    const { method, url } = request.routeOptions;
    const internal = internalMessages.get(`${String(method)} ${url}`);
    if (isOurFault.has(refusal.code)) {
      request.log.error({ err: error, code: refusal.code }, internal?.text ?? "request failed");
    } else if (internal !== undefined) {
      request.log.info({ code: refusal.code }, internal.text);
    }
    if (refusal.code === "unavailable") void reply.header("retry-after", retryAfterSeconds);
    return reply
      .headers(refusal.headers)
      .status(errorStatus[refusal.code])
      .send({
        ...errorAnswer(refusal, request, texts[language]),
        ...(language === "en" && internal && { message: inEnglish(refusal, texts.en, internal) }),
        ...(missing && { message: fieldErrorTexts[language].reasons[missing] }),
      });
  });
  app.setNotFoundHandler((request, reply) => {
    const language = requestLanguage(request.headers["accept-language"]);
    return reply.status(404).send(errorAnswer(new Refusal("not_found"), request, texts[language]));
  });
}

const errorAnswer = (
  refusal: Refusal,
  request: FastifyRequest,
  texts: Readonly<Record<ErrorCode, string>>,
): ErrorAnswer => ({
  code: refusal.code,
  message: sentenceOf(refusal, texts),
  // A field without its own message shows the message of the refusal.
  details: refusal.details.map(({ field, message }) => ({ field, message: message || texts[refusal.code] })),
  requestId: request.id,
  ...(refusal.state && { current: refusal.state.current }),
});

/** The message of the error code, followed by a sentence about the current state if the refusal carries one. */
const sentenceOf = ({ code, state }: Refusal, texts: Readonly<Record<ErrorCode, string>>): string =>
  state === undefined ? texts[code] : `${texts[code]} ${state.sentence}`;

/** English responses begin with the internal message, unless the error code's sentence replaces it. */
function inEnglish(
  refusal: Refusal,
  texts: Readonly<Record<ErrorCode, string>>,
  { text, replacedBySentence }: { readonly text: string; readonly replacedBySentence: boolean },
): string {
  const sentence = sentenceOf(refusal, texts);
  if (refusal.code === "internal") return text;
  return replacedBySentence || isOutsideTheCall.has(refusal.code) || sentence === text
    ? sentence
    : `${text}: ${sentence}`;
}

/** The endpoint's own reason for a missing field: the first that matches; undefined if none does. */
function missingField({ issues }: SchemaMismatch, request: FastifyRequest): FieldReason | undefined {
  const { missing = {} } = request.routeOptions.config;
  return Object.entries(missing).find(([field, reason]) =>
    issues.some(
      (issue) =>
        issue.path.at(-1) === field &&
        // If only some bodies need the field, a check of the whole body reports it as missing.
        ((issue.input ?? null) === null || (issue.code === "custom" && issue.params?.["reason"] === reason)),
    ),
  )?.[1];
}

function toRefusal(error: FastifyError, language: Language): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof SchemaMismatch) {
    return new Refusal("validation", fieldErrors(error, language));
  }
  if (isUnavailable(error)) return new Refusal("unavailable");
  return new Refusal(codeOfStatus(error.statusCode ?? 500));
}

/** The error code for an error of Fastify or a plugin, by the status that it proposes. */
function codeOfStatus(status: number): ErrorCode {
  switch (status) {
    // The file server answers 403 to a path that is not normalised; no file has such a path.
    case 403:
    case 404:
      return "not_found";
    case 413:
      return "too_large";
    case 415:
      return "unsupported_media_type";
    default:
      return status >= 400 && status < 500 ? "validation" : "internal";
  }
}

/**
 * One message per field: the first, because the others often follow from it. An unknown field gets a message of its
 * own.
 */
function fieldErrors({ issues }: SchemaMismatch, language: Language): FieldError[] {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const unknown = issue.code === "unrecognized_keys" ? issue.keys : undefined;
    for (const path of unknown?.map((key) => [...issue.path, key]) ?? [issue.path]) {
      const field = path.join(".");
      if (!errors.has(field)) errors.set(field, fieldErrorMessage(issue, language));
    }
  }
  return [...errors].slice(0, maxFieldErrors).map(([field, message]) => ({ field, message }));
}
