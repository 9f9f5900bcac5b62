import { staffApi, staffSecondFactorApi } from "@kreislauf/contract/staff";
import { useMutation } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import { useRef, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { PasswordField } from "@kreislauf/ui/controls/password-field.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { call, errorSentence } from "../base/call.ts";
import { type DeskStaff, endDeskSession } from "../base/desk-session.ts";
import { settleProof, usePendingIdentityProof } from "../base/identity-proof.ts";
import { askForPasskey } from "./passkeys.ts";
import { signInTexts } from "./sign-in.texts.ts";
import styles from "./sign-in-card.module.css";

/**
 * Asks the person to prove who they are: after the session was idle for too long, and before changes to accounts. Input
 * on the page below stays.
 */
export function IdentityProofDialog({ staff }: { staff: DeskStaff }) {
  const texts = useTexts(signInTexts);
  const pending = usePendingIdentityProof();
  const words = texts.proof[pending ?? "rest"];
  const [proof, setProof] = useState("");
  const prove = useMutation({
    mutationFn: async (by: "typed" | "passkey") => {
      if (by === "typed") return await call(staffApi.staffProveIdentity, { body: { proof } });
      const passkey = await askForPasskey(await call(staffSecondFactorApi.staffIdentityProofPasskeyOptions));
      return passkey && (await call(staffApi.staffProveIdentity, { body: { passkey } }));
    },
    onSuccess: (answer) => {
      if (answer !== undefined) settleProof(true);
    },
    onSettled: () => setProof(""),
  });
  const leave = () => {
    prove.reset();
    settleProof(false);
    // An idle session allows nothing else without the proof, so giving up signs out.
    if (pending === "rest") endDeskSession();
  };
  const hasPasskey = staff.secondFactors.includes("passkey");
  const hasCode = staff.secondFactors.includes("totp");
  const isTyped = hasCode || !hasPasskey;
  const typed = useRef<HTMLInputElement>(null);
  const field = {
    ref: typed,
    value: proof,
    error: prove.isError ? errorSentence(prove.error) : undefined,
    onChange: (event: { target: { value: string } }) => setProof(event.target.value),
  };
  return (
    <DialogFrame
      alert
      open={pending !== null}
      onClose={() => undefined}
      {...(isTyped && { initialFocus: typed })}
      title={words.title}
      description={words.text}
      maxWidth={460}
      onSubmit={(event) => {
        event.preventDefault();
        prove.mutate(isTyped ? "typed" : "passkey");
      }}
      actions={
        <>
          <Button onClick={leave}>{words.leave}</Button>
          <Button variant="primary" type="submit" busy={prove.isPending}>
            {isTyped ? words.prove : texts.use.passkey}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {hasCode && (
          <TextField
            label={texts.methods.totp.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            {...field}
          />
        )}
        {!hasCode && !hasPasskey && (
          <PasswordField label={texts.password} autoComplete="current-password" {...field} />
        )}
        {!isTyped && field.error !== undefined && (
          <Note variant="error" role="alert">
            {field.error}
          </Note>
        )}
        {hasCode && hasPasskey && (
          <Button icon={Fingerprint} onClick={() => prove.mutate("passkey")}>
            {texts.use.passkey}
          </Button>
        )}
      </div>
    </DialogFrame>
  );
}
