import { passwordProblems, passwordTexts } from "@kreislauf/contract/users";
import { useState } from "react";
import { useTexts } from "../base/language.tsx";

/** A new password and its repetition: checked on leaving a field, then on every change. */
export function useNewPassword() {
  const texts = useTexts(passwordTexts);
  const [password, setPassword] = useState("");
  const [repeat, setRepeat] = useState("");
  const [touched, setTouched] = useState({ password: false, repeat: false });
  const [refusal, setRefusal] = useState<string>();

  const [lack] = passwordProblems(password);
  const problem = password === "" ? texts.required : lack === undefined ? undefined : texts.problems[lack];
  const mismatch = repeat === password ? undefined : texts.mismatch;
  return {
    password,
    repeat,
    isGood: problem === undefined && mismatch === undefined,
    error: touched.password ? (problem ?? refusal) : refusal,
    repeatError: touched.repeat ? mismatch : undefined,
    changePassword: (next: string) => {
      setPassword(next);
      setRefusal(undefined);
    },
    changeRepeat: setRepeat,
    leavePassword: () => setTouched((now) => ({ ...now, password: true })),
    leaveRepeat: () => setTouched((now) => ({ ...now, repeat: true })),
    /** Says whatever is wrong, at its field. */
    judge: () => setTouched({ password: true, repeat: true }),
    /** What the server has against the password. */
    refuse: (complaint: string | undefined) => setRefusal(complaint),
    clear: () => {
      setPassword("");
      setRepeat("");
      setTouched({ password: false, repeat: false });
      setRefusal(undefined);
    },
  };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
