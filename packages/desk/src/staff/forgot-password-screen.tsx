import { staffApi } from "@kreislauf/contract/staff";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { hrefTo } from "../base/hash-route.ts";
import { call, errorSentence } from "../base/call.ts";
import { SignInCard } from "./sign-in-card.tsx";
import { signInTexts } from "./sign-in.texts.ts";
import styles from "./sign-in-card.module.css";

/** Asks for a link by mail. The answer is the same for every address, known or not. */
export function ForgotPasswordScreen() {
  const texts = useTexts(signInTexts);
  const [email, setEmail] = useState("");
  const ask = useMutation({
    mutationFn: () => call(staffApi.forgetStaffPassword, { body: { email } }),
  });
  return (
    <SignInCard title={texts.forgotten}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          ask.mutate();
        }}
      >
        {ask.isSuccess ? (
          <Note variant="success" role="status">
            {texts.linkSent}
          </Note>
        ) : (
          <>
            <p>{texts.forgottenText}</p>
            {ask.isError && (
              <Note variant="error" role="alert">
                {errorSentence(ask.error)}
              </Note>
            )}
            <TextField
              label={texts.email}
              type="email"
              required
              autoFocus
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Button variant="primary" block type="submit" busy={ask.isPending}>
              {texts.sendLink}
            </Button>
          </>
        )}
        <a className={styles.link} href={hrefTo("/")}>
          {texts.back}
        </a>
      </form>
    </SignInCard>
  );
}
