import { fieldErrorMessage } from "@kreislauf/contract/base";
import { phoneInput } from "@kreislauf/contract/users";
import { useState } from "react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { passwordTexts } from "../password/password.texts.ts";

/**
 * A field for the phone number of an invited person whose invitation had none. The server checks whether the number can
 * be called.
 */
export function usePhoneField() {
  const texts = useTexts(passwordTexts).newPassword;
  const language = useLanguage();
  const [phone, setPhone] = useState("");
  const [isTouched, setTouched] = useState(false);
  const [serverError, setServerError] = useState<string>();
  const { error } = phoneInput.safeParse(phone, { error: (issue) => fieldErrorMessage(issue, language) });
  const problem = error?.issues[0]?.message;
  return {
    phone,
    name: "phone",
    setServerError: (message: string) => setServerError(message),
    validate: () => {
      setTouched(true);
      return problem === undefined;
    },
    element: (
      <TextField
        type="tel"
        label={texts.phone}
        hint={texts.phoneHint}
        autoComplete="tel"
        value={phone}
        error={(isTouched ? problem : undefined) ?? serverError}
        onChange={(event) => {
          setPhone(event.target.value);
          setServerError(undefined);
        }}
        onBlur={() => setTouched(true)}
      />
    ),
  };
}
