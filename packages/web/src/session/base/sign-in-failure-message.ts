import type { sessionTexts } from "../session.texts.ts";
import type { SignInFailure } from "./sign-in.ts";

type Texts = (typeof sessionTexts)["de"]["signIn"];

/** The sentence for a failed sign-in. Wrong credentials have the sentence of docs/coverage.md 8.4. */
export function signInFailureMessage(failure: SignInFailure, texts: Texts): string {
  if (failure.kind === "failed") return texts.failed;
  if (failure.kind === "unchecked") return failure.message;
  const { seconds } = failure;
  return texts.tooMany(seconds < 60 ? texts.seconds(seconds) : texts.minutes(Math.ceil(seconds / 60)));
}
