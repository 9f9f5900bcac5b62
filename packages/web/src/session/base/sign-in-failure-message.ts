import type { sessionTexts } from "../session.texts.ts";
import type { SignInFailure } from "./sign-in.ts";

type Texts = (typeof sessionTexts)["de"]["signIn"];

/** Too many attempts have a sentence with the time to wait, every other failure the one of docs/coverage.md 8.4. */
export function signInFailureMessage(failure: SignInFailure, texts: Texts): string {
  if (failure.kind === "failed") return texts.failed;
  const { seconds } = failure;
  return texts.tooMany(seconds < 60 ? texts.seconds(seconds) : texts.minutes(Math.ceil(seconds / 60)));
}
