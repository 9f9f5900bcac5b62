import { staffApi } from "@kreislauf/contract/staff";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { PasswordField } from "@kreislauf/ui/controls/password-field.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { hrefTo } from "../base/hash-route.ts";
import { uiTexts } from "@kreislauf/ui/ui.texts.ts";
import { call, DeskError, errorSentence, isRefusal } from "../base/call.ts";
import { SignInCard } from "./sign-in-card.tsx";
import { signInTexts } from "./sign-in.texts.ts";
import styles from "./sign-in-card.module.css";

const endpoints = {
  invitation: { check: staffApi.checkStaffInvitation, set: staffApi.acceptStaffInvitation },
  reset: { check: staffApi.checkStaffReset, set: staffApi.resetStaffPassword },
} as const;

interface PasswordLinkScreenProps {
  kind: keyof typeof endpoints;
  token: string;
}

/** The page behind the link of an invitation or a forgotten password: a form that sets a password. */
export function PasswordLinkScreen({ kind, token }: PasswordLinkScreenProps) {
  const texts = useTexts(signInTexts);
  const words = texts.links[kind];
  const { retry } = useTexts(uiTexts).error;
  const [password, setPassword] = useState("");
  const link = useQuery({
    queryKey: ["password link", kind, token],
    queryFn: () => call(endpoints[kind].check, { body: { token } }),
    retry: false,
    // Checked only once: setting the password uses the link up, so another check would fail.
    staleTime: Infinity,
  });
  const accept = useMutation({
    mutationFn: () => call(endpoints[kind].set, { body: { token, password } }),
  });
  const isUnusable = isRefusal(link.error) && !accept.isSuccess;
  const failure = accept.error instanceof DeskError ? accept.error : null;
  const problem = failure?.details.find(({ field }) => field === "password")?.message;
  return (
    <SignInCard title={isUnusable ? words.failed : words.title(link.data?.firstName)}>
      {accept.isSuccess ? (
        <div className={styles.form}>
          <Note variant="success" role="status">
            {texts.accepted}
          </Note>
          <a href={hrefTo("/")}>{texts.signIn}</a>
        </div>
      ) : link.isError ? (
        <div className={styles.form}>
          <Note variant="error" role="alert">
            {errorSentence(link.error)}
          </Note>
          {isUnusable ? (
            <p>{words.failedText}</p>
          ) : (
            <Button block busy={link.isFetching} onClick={() => void link.refetch()}>
              {retry}
            </Button>
          )}
          {kind === "reset" && <a href={hrefTo("/forgot-password")}>{texts.forgotten}</a>}
          <a href={hrefTo("/")}>{texts.back}</a>
        </div>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            accept.mutate();
          }}
        >
          <p>{words.text}</p>
          {failure !== null && problem === undefined && (
            <Note variant="error" role="alert">
              {failure.message}
            </Note>
          )}
          <PasswordField
            label={texts.password}
            autoComplete="new-password"
            value={password}
            error={problem}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button variant="primary" block type="submit" busy={accept.isPending}>
            {texts.accept}
          </Button>
        </form>
      )}
    </SignInCard>
  );
}
