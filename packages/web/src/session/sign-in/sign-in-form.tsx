import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { PasswordField } from "@kreislauf/ui/controls/password-field.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { signInFailureMessage } from "../base/sign-in-failure-message.ts";
import { ForgotPasswordLink } from "../password/forgot-password-link.tsx";
import { sessionTexts } from "../session.texts.ts";
import { finishHydration } from "./hydration.ts";
import type { SignInFailure } from "../base/sign-in.ts";
import type { PasswordlessMethod } from "./sign-in-without-password.ts";
import styles from "../base/session-form.module.css";

interface SignInFormProps {
  /** Resolves with the failure; after a success the screen changes by itself. */
  onSubmit: (email: string, password: string) => Promise<SignInFailure | undefined>;
  /** Like `onSubmit`, for signing in without a password. */
  onOtherWay: (way: PasswordlessMethod, email: string) => Promise<SignInFailure | undefined>;
  /** Why the user has to enter the password again, if the second step took too long. */
  expired?: string | undefined;
}

interface Problems {
  readonly emailMissing?: boolean;
  readonly passwordMissing?: boolean;
  readonly failure?: SignInFailure | undefined;
}

/**
 * The first step of signing in. The prerendered form can be filled in before the app has started; until then
 * `method="dialog"` keeps the browser from sending the password in a query.
 */
export function SignInForm({ onSubmit, onOtherWay, expired }: SignInFormProps) {
  const texts = useTexts(sessionTexts).signIn;
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [{ emailMissing = false, passwordMissing = false, failure }, setProblems] = useState<Problems>({});

  useEffect(finishHydration, []);

  // The fields lose the focus while they are disabled, so after a failure the field with the error gets it again.
  useEffect(() => {
    if (emailMissing) fieldOf(form.current, "email")?.focus();
    else if (passwordMissing || failure) fieldOf(form.current, "password")?.focus();
  }, [emailMissing, passwordMissing, failure]);

  const typedEmail = () => fieldOf(form.current, "email")?.value.trim() ?? "";
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = typedEmail();
    const password = fieldOf(form.current, "password")?.value ?? "";
    if (email === "" || password === "") {
      setProblems({ emailMissing: email === "", passwordMissing: password === "" });
      return;
    }
    await run(() => onSubmit(email, password));
  };
  const run = async (signIn: () => Promise<SignInFailure | undefined>) => {
    if (isBusy) return;
    setProblems({});
    setBusy(true);
    const failed = await signIn();
    setBusy(false);
    setProblems({ failure: failed });
  };
  const enterBy = (way: PasswordlessMethod) => {
    const email = typedEmail();
    if (way === "companyAccount" && email === "") setProblems({ emailMissing: true });
    else void run(() => onOtherWay(way, email));
  };

  const isUnchecked = failure?.kind === "unchecked";
  const message = isUnchecked ? failure.message : expired;
  const passwordError =
    failure && !isUnchecked
      ? signInFailureMessage(failure, texts)
      : passwordMissing
        ? texts.passwordMissing
        : undefined;
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <h1>{texts.title}</h1>
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        placeholder={texts.emailExample}
        disabled={isBusy}
        error={emailMissing ? texts.emailMissing : undefined}
        aria-invalid={failure !== undefined && !isUnchecked}
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        disabled={isBusy}
        error={passwordError}
      />
      {message !== undefined && (
        <p role="alert" className={styles.failure}>
          {message}
        </p>
      )}
      <Button type="submit" variant="primary" block busy={isBusy} busyText={texts.busy}>
        {texts.submit}
      </Button>
      <Button block onClick={() => enterBy("passkey")}>
        {texts.passkey}
      </Button>
      <Button block onClick={() => enterBy("companyAccount")}>
        {texts.companyAccount}
      </Button>
      <ForgotPasswordLink variant="ghost" text={texts.forgotten} />
      <p className={styles.noAccess}>{texts.noAccess}</p>
    </form>
  );
}

const fieldOf = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
