import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { DeskError, errorSentence } from "../base/call.ts";
import { signInTexts } from "./sign-in.texts.ts";

/**
 * One step of signing in. `send` runs a call; its answer is undefined if the person cancelled the browser's question.
 */
export function useSignInStep<Answer>(
  onAnswer: (answer: Answer) => void,
  onExpired?: (sentence: string) => void,
) {
  const texts = useTexts(signInTexts);
  const formats = useFormats();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (work: () => Promise<Answer | undefined>) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const answer = await work();
      if (answer !== undefined) onAnswer(answer);
    } catch (failure) {
      const { code, retryAt } = failure instanceof DeskError ? failure : {};
      if (code === "sign_in_expired" && onExpired !== undefined) onExpired(errorSentence(failure));
      else if (retryAt !== undefined) setError(texts.locked(formats.time(retryAt)));
      else setError(errorSentence(failure));
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, error, setError };
}
