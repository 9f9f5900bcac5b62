import type { ReactNode } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PasswordRules } from "./password-rules.tsx";
import { passwordTexts } from "./password.texts.ts";
import { useNewPassword } from "./use-new-password.ts";
import { useSubmit } from "../../base/use-submit.ts";
import styles from "../base/session-form.module.css";

interface SetPasswordFormProps {
  title: string;
  lead?: string;
  /** The title above the reason for a refusal. */
  failedTitle: string;
  /** A field above the passwords for something else that is still missing, such as the phone number. */
  field?: FormField | undefined;
  /** Sets the password; rejects if the server refuses that. */
  onSubmit: (password: string) => Promise<void>;
}

interface FormField {
  readonly element: ReactNode;
  /** The field of the request whose errors are shown at this field. */
  readonly name: string;
  readonly setServerError: (message: string) => void;
  /** Shows the field's error if there is one; returns true if the field is valid. */
  readonly validate: () => boolean;
}

/** Sets the first password, or a new one after the user followed the link in an e-mail. */
export function SetPasswordForm({ title, lead, failedTitle, field, onSubmit }: SetPasswordFormProps) {
  const texts = useTexts(passwordTexts).newPassword;
  const model = useNewPassword();
  const { busy, failure, submit } = useSubmit({
    send: onSubmit,
    setErrors: ({ details }) => {
      const messageFor = (name: string) => details.find((each) => each.field === name)?.message;
      const passwordError = messageFor("password");
      if (passwordError !== undefined) model.setServerError(passwordError);
      const fieldError = field && messageFor(field.name);
      if (fieldError !== undefined) field?.setServerError(fieldError);
      return passwordError !== undefined || fieldError !== undefined;
    },
  });

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        model.validate();
        const isFieldValid = field === undefined || field.validate();
        if (model.isValid && isFieldValid) void submit(model.password);
      }}
    >
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {field?.element}
      <NewPasswordFields model={model} disabled={busy} />
      <PasswordRules password={model.password} repeat={model.repeat} />
      {failure && (
        <Note variant="error" role="alert" title={failedTitle}>
          {failure.sentence}
        </Note>
      )}
      <Button type="submit" variant="primary" block busy={busy} busyText={texts.busy}>
        {texts.submit}
      </Button>
    </form>
  );
}
