import {
  errorStatus,
  fieldErrorMessage,
  fieldErrorTexts,
  Refusal,
  type Endpoint,
  type ErrorAnswer,
  type ErrorCode,
  type FieldReason,
  type Language,
} from "@kreislauf/contract/base";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { stalePlanMessage } from "../database/prepared-statements.ts";
import { requestLanguage } from "./request-language.ts";
import { SchemaMismatch } from "./validator-compiler.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Error codes of the endpoint for missing fields. */
    missing?: Endpoint["missingFieldReasons"];
  }
}

export type ErrorTexts = Readonly<Record<Language, Readonly<Record<ErrorCode, string>>>>;

/** Keyed by method and path of the route. */
export type InternalMessages = ReadonlyMap<
  string,
  { readonly text: string; readonly replacedBySentence: boolean }
>;

const isOurFault: ReadonlySet<ErrorCode> = new Set(["internal", "file_unreadable", "unavailable"]);
const retryAfterSeconds = "10";

/** Codes about the caller or the time, not about the call itself. */
const isOutsideTheCall: ReadonlySet<ErrorCode> = new Set([
  "unauthenticated",
  "forbidden",
  "initial_password",
  "unsupported_version",
  "too_many_requests",
  "unavailable",
  "maintenance",
]);

/** Turns every error into the shape of docs/coverage.md D9.11; internal details stay in the log. */
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
        ...(language === "en" && internal && { message: inEnglish(refusal.code, texts.en, internal) }),
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
  message: texts[refusal.code],
  // A field that only a rule can refuse shows the message of that rule.
  details: refusal.details.map(({ field, message }) => ({ field, message: message || texts[refusal.code] })),
  requestId: request.id,
});

/** English responses begin with the internal message, unless the sentence replaces it. */
function inEnglish(
  code: ErrorCode,
  texts: Readonly<Record<ErrorCode, string>>,
  { text, replacedBySentence }: { readonly text: string; readonly replacedBySentence: boolean },
): string {
  const sentence = texts[code];
  if (code === "internal") return text;
  return replacedBySentence || isOutsideTheCall.has(code) || sentence === text
    ? sentence
    : `${text}: ${sentence}`;
}

/** The endpoint's own error code for a missing field, the first of its list. */
function missingField({ issues }: SchemaMismatch, request: FastifyRequest): FieldReason | undefined {
  const { missing = {} } = request.routeOptions.config;
  return Object.entries(missing).find(([field, reason]) =>
    issues.some(
      (issue) =>
        issue.path.at(-1) === field &&
        // A field required only in some bodies is reported as missing by a refinement of the whole body.
        ((issue.input ?? null) === null || (issue.code === "custom" && issue.params?.["reason"] === reason)),
    ),
  )?.[1];
}

function toRefusal(error: FastifyError, language: Language): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof SchemaMismatch) {
    return new Refusal(
      "validation",
      error.issues.map((issue) => ({
        field: issue.path.join("."),
        message: fieldErrorMessage(issue, language),
      })),
    );
  }
  if (isUnavailable(error)) return new Refusal("unavailable");
  switch (error.statusCode) {
    case 400:
      return new Refusal("validation");
    case 413:
      return new Refusal("too_large");
    case 415:
      return new Refusal("unsupported_media_type");
    default:
      return new Refusal("internal");
  }
}

/**
 * PostgreSQL error classes for a server that is down, shutting down, full or overloaded, and the driver's own codes.
 */
function isUnavailable(error: { readonly code?: string; readonly message: string }): boolean {
  const away =
    /^(08...|57P0[123]|53...|55P03|40001|40P01|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT)$/;
  return (
    away.test(error.code ?? "") ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message) ||
    error.message === stalePlanMessage
  );
}
