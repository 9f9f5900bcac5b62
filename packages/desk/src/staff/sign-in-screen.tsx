import { staffApi, type StaffSignInAnswer } from "@kreislauf/contract/staff";
import { type SubmitEvent, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { PasswordField } from "@kreislauf/ui/controls/password-field.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { QrCode } from "@kreislauf/ui/drawings/qr-code.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { hrefTo } from "../base/address.ts";
import { call, errorSentence } from "../base/call.ts";
import { storeDeskSession } from "../base/desk-session.ts";
import { SignInCard } from "./sign-in-card.tsx";
import { signInTexts } from "./sign-in.texts.ts";
import styles from "./sign-in-card.module.css";

type SecondStep = Exclude<StaffSignInAnswer, { step: "signed_in" }>;

/** Password first, then a code of the app, which the first sign-in sets up. */
export function SignInScreen() {
  const texts = useTexts(signInTexts);
  const [second, setSecond] = useState<SecondStep | null>(null);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async (work: () => Promise<StaffSignInAnswer>) => {
    setBusy(true);
    setError(undefined);
    try {
      const answer = await work();
      if (answer.step === "signed_in") storeDeskSession(answer);
      else setSecond(answer);
    } catch (failure) {
      setError(errorSentence(failure));
      setCode("");
    } finally {
      setBusy(false);
    }
  };
  const submitPassword = (event: SubmitEvent) => {
    event.preventDefault();
    void send(() => call(staffApi.staffSignIn, { body: { email, password } }));
  };
  const sendCode = (typed: string) => {
    if (second === null) return;
    const body = { ticket: second.ticket, code: typed };
    const endpoint = second.step === "code" ? staffApi.staffProveCode : staffApi.staffSetUpSecondFactor;
    void send(() => call(endpoint, { body }));
  };
  const note = error !== undefined && (
    <Note variant="error" role="alert">
      {error}
    </Note>
  );

  if (second === null)
    return (
      <SignInCard title={texts.title}>
        <form className={styles.form} onSubmit={submitPassword}>
          {note}
          <TextField
            label={texts.email}
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <PasswordField
            label={texts.password}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button variant="primary" block type="submit" busy={busy}>
            {texts.signIn}
          </Button>
          <a className={styles.link} href={hrefTo("/forgot-password")}>
            {texts.forgotten}
          </a>
        </form>
      </SignInCard>
    );
  return (
    <SignInCard title={second.step === "code" ? texts.codeTitle : texts.setUpTitle}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          sendCode(code);
        }}
      >
        <p>{second.step === "code" ? texts.codeText : texts.setUpText}</p>
        {second.step === "set_up" && (
          <>
            <div className={styles.qr}>
              <QrCode text={second.uri} label={texts.setUpQr} />
            </div>
            <p>
              {texts.setUpSecret} <code className={styles.secret}>{second.secret}</code>
            </p>
          </>
        )}
        {note}
        <TextField
          label={texts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => {
            const typed = event.target.value;
            setCode(typed);
            // Six digits submit, typed or pasted.
            if (/^\d{6}$/.test(typed.replaceAll(/\s/g, "")) && !busy) sendCode(typed);
          }}
        />
        <Button variant="primary" block type="submit" busy={busy}>
          {texts.next}
        </Button>
        <Button variant="ghost" onClick={() => setSecond(null)}>
          {texts.back}
        </Button>
      </form>
    </SignInCard>
  );
}
