import { secondFactorApi, type AuthenticatorAppSetUp } from "@kreislauf/contract/session";
import { useState, type FormEvent } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { useCopy } from "@kreislauf/ui/feedback/use-copy.ts";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { ApiError } from "../../base/api-error.ts";
import { call } from "../../base/api.ts";
import { QrCode } from "@kreislauf/ui/drawings/qr-code.tsx";
import { useSubmit } from "../../base/use-submit.ts";
import { secondFactorTexts } from "../second-factor.texts.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import styles from "./second-factor.module.css";

interface SetUpAppDialogProps {
  setUp: AuthenticatorAppSetUp;
  /** Called when the app is confirmed, before its recovery codes are shown. */
  onConfirmed: () => void;
  onClosed: () => void;
}

/**
 * Sets up an authenticator app: shows its secret as QR code and text, asks for a first code, and then shows the
 * recovery codes.
 */
export function SetUpAppDialog({ setUp, onConfirmed, onClosed }: SetUpAppDialogProps) {
  const texts = useTexts(secondFactorTexts);
  const showSnack = useSnackbar();
  const copy = useCopy();
  const [isOpen, setOpen] = useState(true);
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const confirming = useSubmit({
    send: () => call(secondFactorApi.confirmAuthenticatorApp, { body: { code: code.trim() } }),
    onDone: (answer) => {
      onConfirmed();
      setRecoveryCodes(answer.recoveryCodes);
    },
    recover: (failure) => {
      const isWrong = failure instanceof ApiError && failure.code === "wrong_code";
      if (isWrong) setError(failure.message);
      return Promise.resolve(isWrong ? "shown" : undefined);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError(code.trim() === "" ? texts.step.missing : undefined);
    if (code.trim() !== "") void confirming.submit();
  };
  const finish = () => {
    showSnack({ message: texts.setUp.done, variant: "success" });
    onClosed();
  };
  if (recoveryCodes) return <RecoveryCodesDialog codes={recoveryCodes} onClosed={finish} />;
  return (
    <ActionDialog
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      busy={confirming.busy}
      title={texts.setUp.title}
      maxWidth={560}
      closeText={texts.setUp.cancel}
      error={confirming.failure?.sentence}
      action={{ text: texts.setUp.submit, busyText: texts.setUp.busy, onSubmit: submit }}
    >
      <ol className={styles.steps}>
        <li>
          <p>{texts.setUp.scan}</p>
          <div className={styles.qr}>
            <QrCode text={setUp.uri} label={texts.setUp.qrLabel} />
          </div>
          <p className={styles.typed}>{texts.setUp.typed}</p>
          <p className={styles.secret}>
            <code>{setUp.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
            <Button small onClick={() => void copy(setUp.secret, texts.setUp)}>
              {texts.setUp.copy}
            </Button>
          </p>
        </li>
        <li>
          <p>{texts.setUp.enter}</p>
          <TextField
            label={texts.step.of.totp.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            value={code}
            disabled={confirming.busy}
            error={error}
            onChange={(event) => setCode(event.target.value)}
          />
        </li>
      </ol>
    </ActionDialog>
  );
}
