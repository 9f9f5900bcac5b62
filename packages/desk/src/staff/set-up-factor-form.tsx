import { deviceTexts, parseUserAgent } from "@kreislauf/contract/base";
import { staffSecondFactorApi, type StaffSignedIn, type StaffSignInAnswer } from "@kreislauf/contract/staff";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { QrCode } from "@kreislauf/ui/drawings/qr-code.tsx";
import { call } from "../base/call.ts";
import { createPasskey } from "./passkeys.ts";
import { SignInCard } from "./sign-in-card.tsx";
import { signInTexts } from "./sign-in.texts.ts";
import { useSignInStep } from "./use-sign-in-step.ts";
import styles from "./sign-in-card.module.css";

interface SetUpFactorFormProps {
  step: Extract<StaffSignInAnswer, { step: "set_up" }>;
  onEntered: (answer: StaffSignedIn) => void;
  /** Goes back to the password; `reason` is given if the step has expired. */
  onBack: (reason?: string) => void;
}

/** Sets up the second factor at the first sign-in: an authenticator app, or a passkey instead. */
export function SetUpFactorForm({ step, onEntered, onBack }: SetUpFactorFormProps) {
  const texts = useTexts(signInTexts);
  const deviceWords = useTexts(deviceTexts);
  const { ticket, uri, secret } = step;
  const [code, setCode] = useState("");
  const { send, busy, error, setError } = useSignInStep(onEntered, onBack);
  const sendCode = (typed: string) =>
    void send(async () => {
      setCode("");
      return await call(staffSecondFactorApi.staffSetUpSecondFactor, {
        body: { ticket, code: typed.trim() },
      });
    });
  const addPasskey = async () => {
    const options = await call(staffSecondFactorApi.staffSetUpPasskeyOptions, { body: { ticket } });
    const passkey = await createPasskey(options);
    const name = deviceWords.name(parseUserAgent(navigator.userAgent));
    return (
      passkey && (await call(staffSecondFactorApi.staffSetUpPasskey, { body: { ticket, name, passkey } }))
    );
  };
  return (
    <SignInCard title={texts.setUpTitle}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() === "") setError(texts.codeMissing);
          else sendCode(code);
        }}
      >
        <p>{texts.setUpText}</p>
        <div className={styles.qr}>
          <QrCode text={uri} label={texts.setUpQr} />
        </div>
        <p>
          {texts.setUpSecret} <code className={styles.secret}>{secret}</code>
        </p>
        <div className={styles.code}>
          <TextField
            label={texts.methods.totp.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            value={code}
            error={error}
            onChange={(event) => {
              const typed = event.target.value;
              setCode(typed);
              // Six digits are sent at once, whether typed or pasted.
              if (/^\d{6}$/.test(typed.replaceAll(/\s/g, ""))) sendCode(typed);
            }}
          />
        </div>
        <Button variant="primary" block type="submit" busy={busy}>
          {texts.next}
        </Button>
        <Button block icon={Fingerprint} onClick={() => void send(addPasskey)}>
          {texts.setUpPasskey}
        </Button>
        <Button variant="ghost" onClick={() => onBack()}>
          {texts.back}
        </Button>
      </form>
    </SignInCard>
  );
}
