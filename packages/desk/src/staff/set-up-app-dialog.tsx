import type { AuthenticatorAppSetUp } from "@kreislauf/contract/session";
import { staffSecondFactorApi } from "@kreislauf/contract/staff";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { QrCode } from "@kreislauf/ui/drawings/qr-code.tsx";
import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { call, errorSentence } from "../base/call.ts";
import { accountTexts } from "./account.texts.ts";
import { signInTexts } from "./sign-in.texts.ts";
import styles from "./account-screen.module.css";

interface SetUpAppDialogProps {
  setUp: AuthenticatorAppSetUp;
  onConfirmed: (recoveryCodes: readonly string[] | null) => void;
  onClose: () => void;
}

/** Shows the app's secret as QR code and text, and asks for a first code to confirm it. */
export function SetUpAppDialog({ setUp, onConfirmed, onClose }: SetUpAppDialogProps) {
  const texts = useTexts(accountTexts);
  const words = useTexts(signInTexts);
  const [code, setCode] = useState("");
  const [isMissing, setMissing] = useState(false);
  const confirm = useMutation({
    mutationFn: () => call(staffSecondFactorApi.staffConfirmApp, { body: { code: code.trim() } }),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  return (
    <DialogFrame
      open
      onClose={onClose}
      title={texts.setUpTitle}
      description={texts.setUpText}
      maxWidth={520}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(code.trim() === "");
        if (code.trim() !== "") confirm.mutate();
      }}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" busy={confirm.isPending}>
            {texts.setUp}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <div className={styles.qr}>
          <QrCode text={setUp.uri} label={words.setUpQr} />
        </div>
        <p>
          {words.setUpSecret} <code className={styles.secret}>{setUp.secret}</code>
        </p>
        <TextField
          label={words.methods.totp.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={code}
          error={isMissing ? words.codeMissing : confirm.isError ? errorSentence(confirm.error) : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
      </div>
    </DialogFrame>
  );
}
