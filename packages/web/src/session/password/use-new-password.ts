import { passwordProblems, passwordErrorTexts } from "@kreislauf/contract/session";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";

/** A new password and its repetition: checked on leaving a field, then on every change. */
export function useNewPassword() {
  const texts = useTexts(passwordErrorTexts);
  const [password, setPassword] = useState("");
  const [repeat, setRepeat] = useState("");
  const [touched, setTouched] = useState({ password: false, repeat: false });
  const [refusal, setRefusal] = useState<string>();

  const [firstProblem] = passwordProblems(password);
  const problem =
    password === "" ? texts.required : firstProblem === undefined ? undefined : texts.problems[firstProblem];
  const mismatch = repeat === password ? undefined : texts.mismatch;
  return {
    password,
    repeat,
    isValid: problem === undefined && mismatch === undefined,
    error: touched.password ? (problem ?? refusal) : refusal,
    repeatError: touched.repeat ? mismatch : undefined,
    changePassword: (next: string) => {
      setPassword(next);
      setRefusal(undefined);
    },
    changeRepeat: setRepeat,
    blurPassword: () => setTouched((now) => ({ ...now, password: true })),
    blurRepeat: () => setTouched((now) => ({ ...now, repeat: true })),
    /** Says whatever is wrong, at its field. */
    validate: () => setTouched({ password: true, repeat: true }),
    /** What the server has against the password. */
    setServerError: (complaint: string | undefined) => setRefusal(complaint),
    clear: () => {
      setPassword("");
      setRepeat("");
      setTouched({ password: false, repeat: false });
      setRefusal(undefined);
    },
  };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
