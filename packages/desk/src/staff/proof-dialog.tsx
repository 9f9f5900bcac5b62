import { staffApi } from "@kreislauf/contract/staff";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { PasswordField } from "@kreislauf/ui/controls/password-field.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { call, errorSentence } from "../base/call.ts";
import { type DeskStaff, endDeskSession } from "../base/desk-session.ts";
import { settleProof, useNeedsProof } from "../base/proof.ts";
import { signInTexts } from "./sign-in.texts.ts";

/** Over the page after too long a rest; what was typed below it stays. */
export function ProofDialog({ staff }: { staff: DeskStaff }) {
  const texts = useTexts(signInTexts);
  const open = useNeedsProof();
  const [proof, setProof] = useState("");
  const prove = useMutation({
    mutationFn: () => call(staffApi.staffProveIdentity, { body: { proof } }),
    onSuccess: () => settleProof(true),
    onSettled: () => setProof(""),
  });
  const signOut = () => {
    settleProof(false);
    endDeskSession();
  };
  const field = {
    value: proof,
    error: prove.isError ? errorSentence(prove.error) : undefined,
    onChange: (event: { target: { value: string } }) => setProof(event.target.value),
  };
  return (
    <DialogFrame
      alert
      open={open}
      onClose={() => undefined}
      title={texts.proofTitle}
      description={texts.proofText}
      maxWidth={460}
      onSubmit={(event) => {
        event.preventDefault();
        prove.mutate();
      }}
      actions={
        <>
          <Button onClick={signOut}>{texts.signOut}</Button>
          <Button variant="primary" type="submit" busy={prove.isPending}>
            {texts.prove}
          </Button>
        </>
      }
    >
      {staff.hasSecondFactor ? (
        <TextField label={texts.code} inputMode="numeric" autoComplete="one-time-code" {...field} />
      ) : (
        <PasswordField label={texts.password} autoComplete="current-password" {...field} />
      )}
    </DialogFrame>
  );
}
