import type { SecondFactorMethod } from "@kreislauf/contract/session";
import { staffSecondFactorApi, type StaffSignedIn, type StaffSignInAnswer } from "@kreislauf/contract/staff";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { call } from "../base/call.ts";
import { askForPasskey } from "./passkeys.ts";
import { SignInCard } from "./sign-in-card.tsx";
import { signInTexts } from "./sign-in.texts.ts";
import { useSignInStep } from "./use-sign-in-step.ts";
import styles from "./sign-in-card.module.css";

const codeFields = {
  totp: { inputMode: "numeric", autoComplete: "one-time-code", maxLength: 7 },
  recovery_code: { inputMode: "text", autoComplete: "off", autoCapitalize: "characters", maxLength: 12 },
} as const;

const preferred = ["totp", "passkey"] as const satisfies SecondFactorMethod[];

interface SecondFactorFormProps {
  step: Extract<StaffSignInAnswer, { step: "second_factor" }>;
  onEntered: (answer: StaffSignedIn) => void;
  /** Goes back to the password; `reason` is given if the step has expired. */
  onBack: (reason?: string) => void;
}

/** The second step of signing in: a code of the app, a passkey, or a recovery code. */
export function SecondFactorForm({ step, onEntered, onBack }: SecondFactorFormProps) {
  const texts = useTexts(signInTexts);
  const { ticket, methods } = step;
  const form = useRef<HTMLFormElement>(null);
  const [method, setMethod] = useState<SecondFactorMethod>(
    () => preferred.find((each) => methods.includes(each)) ?? "recovery_code",
  );
  const [code, setCode] = useState("");
  const { send, busy, error, setError } = useSignInStep(onEntered, onBack);

  // Focuses the field, also after a failure: the form loses the focus while it is busy.
  useEffect(() => {
    if (!busy) form.current?.querySelector("input")?.focus();
  }, [busy, method]);

  const prove = staffSecondFactorApi.staffProveSecondFactor;
  const sendCode = (typed: string) =>
    void send(async () => {
      if (method === "passkey") return undefined;
      setCode("");
      return await call(prove, { body: { ticket, method, code: typed.trim() } });
    });
  const usePasskey = async () => {
    const options = await call(staffSecondFactorApi.staffSecondFactorPasskeyOptions, { body: { ticket } });
    const passkey = await askForPasskey(options);
    return passkey && (await call(prove, { body: { ticket, method: "passkey", passkey } }));
  };
  const words = texts.methods[method];
  return (
    <SignInCard title={words.title}>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (method === "passkey") void send(usePasskey);
          else if (code.trim() === "") setError(texts.codeMissing);
          else sendCode(code);
        }}
      >
        <p>{words.text}</p>
        {method === "passkey" ? (
          error !== undefined && (
            <Note variant="error" role="alert">
              {error}
            </Note>
          )
        ) : (
          <div className={styles.code}>
            <TextField
              key={method}
              label={texts.methods[method].code}
              {...codeFields[method]}
              spellCheck={false}
              value={code}
              error={error}
              onChange={(event) => {
                const typed = event.target.value;
                setCode(typed);
                // Six digits are sent at once, whether typed or pasted.
                if (method === "totp" && /^\d{6}$/.test(typed.replaceAll(/\s/g, ""))) sendCode(typed);
              }}
            />
          </div>
        )}
        <Button variant="primary" block type="submit" busy={busy}>
          {method === "passkey" ? texts.use.passkey : texts.signIn}
        </Button>
        <div className={styles.otherWays}>
          {methods
            .filter((other) => other !== method)
            .map((other) => (
              <Button
                key={other}
                variant="ghost"
                onClick={() => {
                  setMethod(other);
                  setCode("");
                  setError(undefined);
                }}
              >
                {texts.use[other]}
              </Button>
            ))}
          {method === "recovery_code" && <p>{texts.noCodes}</p>}
          <Button variant="ghost" onClick={() => onBack()}>
            {texts.back}
          </Button>
        </div>
      </form>
    </SignInCard>
  );
}
