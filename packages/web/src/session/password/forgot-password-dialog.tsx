import { sessionApi } from "@kreislauf/contract/session";
import { emailAddress } from "@kreislauf/contract/users";
import { useEffect, useState, type FormEvent } from "react";
import { useSubmit } from "../../base/use-submit.ts";
import { call } from "../../base/api.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Dialog } from "@kreislauf/ui/overlays/dialog.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { passwordTexts } from "./password.texts.ts";
import { sessionTexts } from "../session.texts.ts";
import styles from "../base/session-form.module.css";

const closeDelay = 5_000; // ms (docs/coverage.md 9.20)

/** Requests an e-mail with a link for a new password, shows the result, and closes by itself. */
export function ForgotPasswordDialog({ onClosed }: { onClosed: () => void }) {
  const { reset: texts } = useTexts(passwordTexts);
  const { signIn: words } = useTexts(sessionTexts);
  const [open, setOpen] = useState(true);
  const [email, setEmail] = useState("");
  const [isTouched, setTouched] = useState(false);
  const sending = useSubmit({
    send: (address: string) => call(sessionApi.forgotPassword, { body: { email: address } }),
    onDone: () => setResult("sent"),
    onFailure: () => setResult("failed"),
  });
  const [result, setResult] = useState<"sent" | "failed" | null>(null);
  const problem =
    email.trim() === ""
      ? texts.emailMissing
      : emailAddress.safeParse(email).success
        ? undefined
        : texts.emailWrong;

  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setOpen(false), closeDelay);
    return () => clearTimeout(timer);
  }, [result]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree this form is inside the sign-in form, which must not be submitted with it.
    event.stopPropagation();
    setTouched(true);
    if (result === null && problem === undefined) void sending.submit(email.trim());
  };

  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      busy={sending.busy}
      title={texts.title}
      maxWidth={480}
      onSubmit={submit}
      {...(result === null && {
        actions: (
          <Button
            type="submit"
            variant="primary"
            block
            busy={sending.busy}
            busyText={texts.busy}
            lockedBecause={problem}
            reasonElsewhere={isTouched}
          >
            {texts.submit}
          </Button>
        ),
      })}
    >
      {result !== null ? (
        <Note
          variant={result === "sent" ? "success" : "error"}
          role="alert"
          title={result === "sent" ? texts.sent : texts.failed}
        >
          {result === "sent" ? texts.sentText : texts.failedText}
        </Note>
      ) : (
        <div className={styles.form}>
          <p className={styles.lead}>{texts.text}</p>
          <TextField
            label={words.email}
            type="email"
            autoComplete="username"
            value={email}
            disabled={sending.busy}
            error={isTouched ? problem : undefined}
            onChange={(event) => {
              setEmail(event.target.value);
              setTouched(true);
            }}
            onBlur={() => setTouched(true)}
          />
        </div>
      )}
    </Dialog>
  );
}
