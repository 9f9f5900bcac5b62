import { passwordProblems, passwordErrorTexts } from "@kreislauf/contract/session";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";

/**
 * Holds a new password and its repetition. Each is checked when its field loses the focus, and from then on at every
 * change.
 */
export function useNewPassword() {
  const texts = useTexts(passwordErrorTexts);
  const [password, setPassword] = useState("");
  const [repeat, setRepeat] = useState("");
  const [touched, setTouched] = useState({ password: false, repeat: false });
  const [serverError, setServerError] = useState<string>();

  const [firstProblem] = passwordProblems(password);
  const problem =
    password === "" ? texts.required : firstProblem === undefined ? undefined : texts.problems[firstProblem];
  const mismatch = repeat === password ? undefined : texts.mismatch;
  return {
    password,
    repeat,
    isValid: problem === undefined && mismatch === undefined,
    error: touched.password ? (problem ?? serverError) : serverError,
    repeatError: touched.repeat ? mismatch : undefined,
    changePassword: (next: string) => {
      setPassword(next);
      setServerError(undefined);
    },
    changeRepeat: setRepeat,
    blurPassword: () => setTouched((now) => ({ ...now, password: true })),
    blurRepeat: () => setTouched((now) => ({ ...now, repeat: true })),
    /** Shows the errors of both fields. */
    validate: () => setTouched({ password: true, repeat: true }),
    /** Shows the server's error about the password at its field; undefined removes it. */
    setServerError: (message: string | undefined) => setServerError(message),
    clear: () => {
      setPassword("");
      setRepeat("");
      setTouched({ password: false, repeat: false });
      setServerError(undefined);
    },
  };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
