import {
  staffApi,
  staffSecondFactorApi,
  type StaffSignInAnswer,
  type StaffSignedIn,
} from "@kreislauf/contract/staff";
import { type RefObject, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { PasswordField } from "@kreislauf/ui/controls/password-field.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Fingerprint } from "lucide-react";
import { hrefTo } from "../base/hash-route.ts";
import { call } from "../base/call.ts";
import { storeDeskSession } from "../base/desk-session.ts";
import { askForPasskey } from "./passkeys.ts";
import { SaveCodesForm } from "./save-codes-form.tsx";
import { SecondFactorForm } from "./second-factor-form.tsx";
import { SetUpFactorForm } from "./set-up-factor-form.tsx";
import { SignInCard } from "./sign-in-card.tsx";
import { signInTexts } from "./sign-in.texts.ts";
import { useSignInStep } from "./use-sign-in-step.ts";
import styles from "./sign-in-card.module.css";

const fewCodes = 2;

interface SignInProps {
  /** The e-mail address of a person who signs in again on top of their page; undefined at any other sign-in. */
  email?: string;
  onSignedIn?: (answer: StaffSignedIn) => void;
  /** The server's sentence that it has locked the account; undefined at any other sign-in. */
  reason?: string | undefined;
  passwordField?: RefObject<HTMLInputElement | null>;
}

/** Signing in: the password, then the second factor, which is set up the first time; or a passkey instead of both. */
export function SignInScreen({
  onSignedIn = storeDeskSession,
  passwordField,
  reason,
  ...known
}: SignInProps) {
  const texts = useTexts(signInTexts);
  const show = useSnackbar();
  const [second, setSecond] = useState<Exclude<StaffSignInAnswer, { step: "signed_in" }> | null>(null);
  const [withCodes, setWithCodes] = useState<StaffSignedIn | null>(null);
  const [email, setEmail] = useState(known.email ?? "");
  const [password, setPassword] = useState("");
  const step = useSignInStep<StaffSignInAnswer>((answer) => {
    if (answer.step === "signed_in") enter(answer);
    else setSecond(answer);
  });
  const enter = (answer: StaffSignedIn) => {
    if (answer.recoveryCodes !== null) return setWithCodes(answer);
    const { recoveryCodesLeft: left } = answer;
    if (left !== null && left <= fewCodes) show({ message: texts.fewLeft(left), variant: "info" });
    onSignedIn(answer);
  };
  const startOver = (problem?: string) => {
    setSecond(null);
    step.setError(problem);
  };
  const shown = step.error ?? reason;
  const usePasskey = async () => {
    const passkey = await askForPasskey(await call(staffSecondFactorApi.staffPasskeySignInOptions));
    return passkey && (await call(staffSecondFactorApi.staffSignInWithPasskey, { body: { passkey } }));
  };

  if (withCodes?.recoveryCodes)
    return <SaveCodesForm codes={withCodes.recoveryCodes} onSaved={() => onSignedIn(withCodes)} />;
  if (second?.step === "second_factor")
    return <SecondFactorForm step={second} onEntered={enter} onBack={startOver} />;
  if (second?.step === "set_up")
    return <SetUpFactorForm step={second} onEntered={enter} onBack={startOver} />;
  return (
    <SignInCard title={texts.title}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void step.send(() => call(staffApi.staffSignIn, { body: { email, password } }));
        }}
      >
        {shown !== undefined && (
          <Note variant="error" role="alert">
            {shown}
          </Note>
        )}
        <TextField
          label={texts.email}
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          ref={passwordField}
          label={texts.password}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button variant="primary" block type="submit" busy={step.busy}>
          {texts.next}
        </Button>
        <Button block icon={Fingerprint} onClick={() => void step.send(usePasskey)}>
          {texts.signInByPasskey}
        </Button>
        {known.email === undefined && (
          <a className={styles.link} href={hrefTo("/forgot-password")}>
            {texts.forgotten}
          </a>
        )}
      </form>
    </SignInCard>
  );
}
