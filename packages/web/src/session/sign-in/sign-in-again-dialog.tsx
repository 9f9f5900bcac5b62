import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useSubmit } from "../../base/use-submit.ts";
import { useNavigation } from "../../base/navigation.ts";
import { pathTo } from "../../base/paths.ts";
import { clearSession, displayedSession, useNeedsSignInAgain } from "../../base/session.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { PasswordField } from "@kreislauf/ui/controls/password-field.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { signInFailureMessage } from "../base/sign-in-failure-message.ts";
import { secondFactorTexts } from "../second-factor.texts.ts";
import { sessionTexts } from "../session.texts.ts";
import { signInAgainTexts } from "./sign-in-again.texts.ts";
import { openProviderWindow, type ProviderVisit } from "../base/provider-window.ts";
import { signIn, type SecondFactorStep, type SignInResult } from "../base/sign-in.ts";
import { signInInProviderWindow } from "./sign-in-in-provider-window.ts";
import { signInWithPasskey } from "./sign-in-with-passkey.ts";
import { SecondFactorForm } from "./second-factor-form.tsx";
import styles from "../base/session-form.module.css";

type Way = "password" | "passkey" | "companyAccount";

/**
 * Lets the user sign in again, in a dialog above everything that is open. The same person continues where they were; if
 * somebody else signs in, the app starts over.
 */
export function SignInAgainDialog({ onClosed }: { onClosed: () => void }) {
  const { again: texts } = useTexts(signInAgainTexts);
  const { signIn: words } = useTexts(sessionTexts);
  const { windowBlocked, cancel } = useTexts(secondFactorTexts).proof;
  const { go } = useNavigation();
  const isOpen = useNeedsSignInAgain();
  const [user] = useState(() => displayedSession()?.user);
  const [email, setEmail] = useState(user?.email ?? "");
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [step, setStep] = useState<SecondFactorStep>();
  const passwordField = useRef<HTMLInputElement>(null);
  useBlockEscape(isOpen);
  const chooseCompany = () => {
    clearSession();
    go(pathTo("selectCompany"));
  };

  const visit = useRef<ProviderVisit>(undefined);
  const stopVisit = () => visit.current?.stop.abort();
  useEffect(() => stopVisit, []);
  const enterBy = (way: Way): Promise<SignInResult | undefined> => {
    if (way === "password") return signIn(email.trim(), password, user);
    if (way === "passkey") return signInWithPasskey(user);
    return visit.current
      ? signInInProviderWindow(visit.current, email.trim(), user)
      : Promise.resolve(undefined);
  };

  const { busy, submit, input } = useSubmit<Way, SignInResult | undefined>({
    send: enterBy,
    onDone: (result) => {
      if (result === undefined) return;
      if (result.kind === "chooseCompany") chooseCompany();
      else if (result.kind === "secondFactor") setStep(result.step);
      else if (result.kind !== "signedIn") setError(signInFailureMessage(result, words));
    },
    onFailure: ({ sentence }) => setError(sentence),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setError(password === "" ? words.passwordMissing : undefined);
    if (password !== "") void submit("password");
  };

  const isAtProvider = busy && input === "companyAccount";
  const openProvider = () => {
    if (busy) return;
    visit.current = openProviderWindow();
    setError(visit.current === undefined ? windowBlocked : undefined);
    if (visit.current) void submit("companyAccount");
  };

  const frame = {
    alert: true,
    above: true,
    open: isOpen,
    onClose: () => {},
    onClosed,
    title: texts.title,
    maxWidth: 520,
  };
  if (step !== undefined) {
    return (
      <DialogFrame {...frame}>
        <SecondFactorForm
          step={step}
          onEntered={({ kind }) => {
            if (kind === "chooseCompany") chooseCompany();
          }}
          onBack={(reason) => {
            setStep(undefined);
            setError(reason);
          }}
        />
      </DialogFrame>
    );
  }

  return (
    <DialogFrame
      {...frame}
      initialFocus={passwordField}
      description={texts.text}
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={clearSession}>{texts.discard}</Button>
          <Button type="submit" variant="primary" busy={busy} busyText={words.busy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextField
          label={words.email}
          type="email"
          autoComplete="username"
          value={email}
          disabled={busy}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          ref={passwordField}
          label={words.password}
          autoComplete="current-password"
          value={password}
          disabled={busy}
          error={error}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button
          variant="ghost"
          onClick={() => {
            setError(undefined);
            void submit("passkey");
          }}
        >
          {words.passkey}
        </Button>
        {isAtProvider ? (
          <Button variant="ghost" onClick={stopVisit}>
            {cancel}
          </Button>
        ) : (
          <Button variant="ghost" onClick={openProvider}>
            {words.companyAccount}
          </Button>
        )}
      </div>
    </DialogFrame>
  );
}

/** Keeps the Escape key from closing a dialog below this one. */
function useBlockEscape(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const block = (event: KeyboardEvent) => {
      if (event.key === "Escape") event.stopPropagation();
    };
    window.addEventListener("keydown", block, true);
    return () => window.removeEventListener("keydown", block, true);
  }, [isOpen]);
}
