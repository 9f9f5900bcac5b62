import type { sessionTexts } from "../session.texts.ts";
import type { SignInFailure } from "./sign-in.ts";

type Texts = (typeof sessionTexts)["de"]["signIn"];

/** The sentence of docs/coverage.md 8.4 is for what was typed; anything else has a sentence of its own. */
export function signInFailureMessage(failure: SignInFailure, texts: Texts): string {
  if (failure.kind === "failed") return texts.failed;
  if (failure.kind === "unchecked") return failure.message;
  const { seconds } = failure;
  return texts.tooMany(seconds < 60 ? texts.seconds(seconds) : texts.minutes(Math.ceil(seconds / 60)));
}
