import { useState } from "react";
import type { FormEvent } from "react";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { useTexts } from "../base/language.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/note.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PasswordRules } from "./password-rules.tsx";
import { passwordTexts } from "./password.texts.ts";
import { useNewPassword } from "./use-new-password.ts";
import styles from "./sign-in-form.module.css";

interface SetPasswordFormProps {
  title: string;
  lead?: string;
  /** Above the reason when the server refuses. */
  refused: string;
  /** Rejects with the server's answer where it is refused. */
  onSubmit: (password: string) => Promise<void>;
}

/** A password is given for the first time, or anew with a link from a mail. */
export function SetPasswordForm({ title, lead, refused, onSubmit }: SetPasswordFormProps) {
  const texts = useTexts(passwordTexts).newPassword;
  const model = useNewPassword();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    model.judge();
    if (!model.isGood) return;
    setFailure(undefined);
    setBusy(true);
    try {
      await onSubmit(model.password);
    } catch (error) {
      const details = error instanceof ApiError ? error.details : [];
      const complaint = details.find(({ field }) => field === "password")?.message;
      if (complaint === undefined) setFailure(errorSentence(error));
      else model.refuse(complaint);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      <NewPasswordFields model={model} disabled={isBusy} />
      <PasswordRules password={model.password} repeat={model.repeat} />
      {failure !== undefined && (
        <Note variant="error" role="alert" title={refused}>
          {failure}
        </Note>
      )}
      <Button type="submit" variant="primary" block busy={isBusy} busyText={texts.busy}>
        {texts.submit}
      </Button>
    </form>
  );
}
