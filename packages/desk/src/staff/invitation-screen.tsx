import { staffApi } from "@kreislauf/contract/staff";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { PasswordField } from "@kreislauf/ui/controls/password-field.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { hrefTo } from "../base/address.ts";
import { call, DeskError, errorSentence } from "../base/call.ts";
import { SignInCard } from "./sign-in-card.tsx";
import { signInTexts } from "./sign-in.texts.ts";
import styles from "./sign-in-card.module.css";

/** The link of an invitation: whoever opens it sets the first password. */
export function InvitationScreen({ token }: { token: string }) {
  const texts = useTexts(signInTexts);
  const [password, setPassword] = useState("");
  const invitation = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => call(staffApi.checkStaffInvitation, { body: { token } }),
    retry: false,
  });
  const accept = useMutation({
    mutationFn: () => call(staffApi.acceptStaffInvitation, { body: { token, password } }),
  });
  const name = invitation.data?.firstName;
  const failure = accept.error instanceof DeskError ? accept.error : null;
  const problem = failure?.details.find(({ field }) => field === "password")?.message;
  return (
    <SignInCard title={name === undefined ? texts.product : texts.invitationTitle(name)}>
      {accept.isSuccess ? (
        <div className={styles.form}>
          <Note variant="success" role="status">
            {texts.accepted}
          </Note>
          <a href={hrefTo("/")}>{texts.signIn}</a>
        </div>
      ) : invitation.isError ? (
        <Note variant="error" role="alert">
          {errorSentence(invitation.error)}
        </Note>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            accept.mutate();
          }}
        >
          <p>{texts.invitationText}</p>
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
