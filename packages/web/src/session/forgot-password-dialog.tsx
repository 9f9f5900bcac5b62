import { sessionApi } from "@kreislauf/contract/session";
import { emailAddress } from "@kreislauf/contract/users";
import { useEffect, useState } from "react";
import type { FormEvent } from "react";
import { call } from "../base/api.ts";
import { useTexts } from "../base/language.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Note } from "../ui/note.tsx";
import { TextField } from "../ui/text-field.tsx";
import { passwordTexts } from "./password.texts.ts";
import { sessionTexts } from "./session.texts.ts";
import styles from "./sign-in-form.module.css";

const closesAfter = 5_000; // ms (product.md section 9)

/** Sends a link for a new password. Says how it went, and closes. */
export function ForgotPasswordDialog({ onClosed }: { onClosed: () => void }) {
  const { reset: texts } = useTexts(passwordTexts);
  const { signIn: words } = useTexts(sessionTexts);
  const [open, setOpen] = useState(true);
  const [email, setEmail] = useState("");
  const [isTouched, setTouched] = useState(false);
  const [state, setState] = useState<"ready" | "busy" | "sent" | "failed">("ready");
  const isOver = state === "sent" || state === "failed";
  const problem =
    email.trim() === ""
      ? texts.emailMissing
      : emailAddress.safeParse(email).success
        ? undefined
        : texts.emailWrong;

  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => setOpen(false), closesAfter);
    return () => clearTimeout(timer);
  }, [isOver]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The dialog belongs to the sign-in form, which must not be sent too.
    event.stopPropagation();
    setTouched(true);
    if (state !== "ready" || problem !== undefined) return;
    setState("busy");
    try {
      await call(sessionApi.forgotPassword, { body: { email: email.trim() } });
      setState("sent");
    } catch {
      setState("failed");
    }
  };

  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      busy={state === "busy"}
      title={texts.title}
      maxWidth={480}
      onSubmit={(event) => void submit(event)}
      {...(!isOver && {
        actions: (
          <Button
            type="submit"
            variant="primary"
            block
            busy={state === "busy"}
            busyText={texts.busy}
            lockedBecause={problem}
            reasonElsewhere={isTouched}
          >
            {texts.submit}
          </Button>
        ),
      })}
    >
      {isOver ? (
        <Note
          variant={state === "sent" ? "success" : "error"}
          role="alert"
          title={state === "sent" ? texts.sent : texts.failed}
        >
          {state === "sent" ? texts.sentText : texts.failedText}
        </Note>
      ) : (
        <div className={styles.form}>
          <p className={styles.lead}>{texts.text}</p>
          <TextField
            label={words.email}
            type="email"
            autoComplete="username"
            value={email}
            disabled={state === "busy"}
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
