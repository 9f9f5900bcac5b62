import type { ErrorAnswer, ErrorCode, FieldError } from "@kreislauf/contract/base";
import { baseTexts } from "./base.texts.ts";
import { currentLanguage } from "@kreislauf/ui/base/language.ts";

/** Why a call failed. `message` is a sentence for the user, in the language that was chosen when the call was made. */
export class ApiError extends Error {
  /** `unreachable`: there was no answer, or it did not come from our server. */
  readonly code: ErrorCode | "unreachable";
  readonly details: readonly FieldError[];
  /** Seconds to wait before the next try, if the server gives them. */
  readonly retryAfter: number | undefined;

  constructor(answer: Pick<ErrorAnswer, "code" | "message" | "details"> | null, retryAfter?: number) {
    super(answer?.message ?? baseTexts[currentLanguage()].error.unreachable);
    this.name = "ApiError";
    this.code = answer?.code ?? "unreachable";
    this.details = answer?.details ?? [];
    this.retryAfter = retryAfter;
  }
}

/** The sentence that tells the user about an error; a general sentence if the error is no ApiError. */
export const errorSentence = (error: unknown): string =>
  error instanceof ApiError ? error.message : baseTexts[currentLanguage()].error.generic;
