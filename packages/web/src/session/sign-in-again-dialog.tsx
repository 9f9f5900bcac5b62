import { useEffect, useState } from "react";
import type { FormEvent } from "react";
import { useTexts } from "../base/language.tsx";
import { useNavigation } from "../base/navigation.ts";
import { pathTo } from "../base/paths.ts";
import { forgetSession, shownSession, useIsHeld } from "../base/session.ts";
import { Button } from "../ui/button.tsx";
import { DialogFrame } from "../ui/dialog-frame.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { failureSentence } from "./failure-sentence.ts";
import { sessionTexts } from "./session.texts.ts";
import { signInAgainTexts } from "./sign-in-again.texts.ts";
import { signIn } from "./sign-in.ts";
import styles from "./sign-in-form.module.css";

/** Lies over whatever is open. The same person goes on where they were; for anybody else the page starts anew. */
export function SignInAgainDialog({ onClosed }: { onClosed: () => void }) {
  const { again: texts } = useTexts(signInAgainTexts);
  const { signIn: words } = useTexts(sessionTexts);
  const { go } = useNavigation();
  const isHeld = useIsHeld();
  const [user] = useState(() => shownSession()?.user);
  const [email, setEmail] = useState(user?.email ?? "");
  const [password, setPassword] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  useKeptEscape(isHeld);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (password === "") {
      setError(words.passwordMissing);
      return;
    }
    setError(undefined);
    setBusy(true);
    const result = await signIn(email.trim(), password, user);
    setBusy(false);
    if (result.kind === "failed" || result.kind === "tooMany") setError(failureSentence(result, words));
    if (result.kind === "chooseCompany") {
      forgetSession();
      go(pathTo("selectCompany"));
    }
  };

  return (
    <DialogFrame
      alert
      above
      open={isHeld}
      onClose={() => {}}
      onClosed={onClosed}
      title={texts.title}
      description={texts.text}
      maxWidth={520}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button onClick={forgetSession}>{texts.discard}</Button>
          <Button type="submit" variant="primary" busy={isBusy} busyText={words.busy}>
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
          disabled={isBusy}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          value={password}
          disabled={isBusy}
          error={error}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
    </DialogFrame>
  );
}

/** A dialog below would take an Escape for its own. */
function useKeptEscape(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const keep = (event: KeyboardEvent) => {
      if (event.key === "Escape") event.stopPropagation();
    };
    window.addEventListener("keydown", keep, true);
    return () => window.removeEventListener("keydown", keep, true);
  }, [isHeld]);
}
