import { sessionApi } from "@kreislauf/contract/session";
import { emailAddress } from "@kreislauf/contract/users";
import { useEffect, useState } from "react";
import type { FormEvent } from "react";
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

const closesAfter = 5_000; // ms (docs/coverage.md 9.20)

/** Sends a link for a new password. Says how it went, and closes. */
export function ForgotPasswordDialog({ onClosed }: { onClosed: () => void }) {
  const { reset: texts } = useTexts(passwordTexts);
  const { signIn: words } = useTexts(sessionTexts);
  const [open, setOpen] = useState(true);
  const [email, setEmail] = useState("");
  const [isTouched, setTouched] = useState(false);
  const sending = useSubmit({
    send: (address: string) => call(sessionApi.forgotPassword, { body: { email: address } }),
    onDone: () => setOver("sent"),
    onFailure: () => setOver("failed"),
  });
  const [over, setOver] = useState<"sent" | "failed" | null>(null);
  const problem =
    email.trim() === ""
      ? texts.emailMissing
      : emailAddress.safeParse(email).success
        ? undefined
        : texts.emailWrong;

  useEffect(() => {
    if (over === null) return;
    const timer = setTimeout(() => setOpen(false), closesAfter);
    return () => clearTimeout(timer);
  }, [over]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog belongs to the sign-in form, which must not be sent too.
    event.stopPropagation();
    setTouched(true);
    if (over === null && problem === undefined) void sending.submit(email.trim());
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
      {...(over === null && {
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
      {over !== null ? (
        <Note
          variant={over === "sent" ? "success" : "error"}
          role="alert"
          title={over === "sent" ? texts.sent : texts.failed}
        >
          {over === "sent" ? texts.sentText : texts.failedText}
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
