import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { signInFailureMessage } from "../base/sign-in-failure-message.ts";
import type { SecondFactorStep } from "../base/sign-in.ts";
import { proveSecondFactor, type SecondFactorCode, type SecondFactorResult } from "./prove-second-factor.ts";
import { secondFactorTexts } from "../second-factor.texts.ts";
import { sessionTexts } from "../session.texts.ts";
import formStyles from "../base/session-form.module.css";
import styles from "./second-factor-form.module.css";

const fewCodes = 2;

interface SecondFactorFormProps {
  step: SecondFactorStep;
  onEntered: (result: Extract<SecondFactorResult, { kind: "signedIn" | "chooseCompany" }>) => void;
  /** Starts over with the password; `reason` if the step has expired. */
  onBack: (reason?: string) => void;
}

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ step, onEntered, onBack }: SecondFactorFormProps) {
  const texts = useTexts(secondFactorTexts).step;
  const words = useTexts(sessionTexts).signIn;
  const showSnack = useSnackbar();
  const form = useRef<HTMLFormElement>(null);
  const [method, setMethod] = useState<SecondFactorCode["method"]>("totp");
  const [code, setCode] = useState("");
  const [trustDevice, setTrustDevice] = useState(false);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isApp = method === "totp";

  // Also after a failure, because a disabled field loses the focus.
  useEffect(() => {
    if (!isBusy) form.current?.querySelector<HTMLInputElement>("input[name=code]")?.focus();
  }, [isBusy, method]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setError(code.trim() === "" ? texts.missing : undefined);
    if (code.trim() === "") return;
    setBusy(true);
    const result = await proveSecondFactor(step, { method, code: code.trim(), trustDevice });
    setBusy(false);
    if (result.kind === "expired") return onBack(result.message);
    if (result.kind === "wrong") return setError(result.message);
    if (result.kind !== "signedIn" && result.kind !== "chooseCompany")
      return setError(signInFailureMessage(result, words));
    if (
      result.kind === "signedIn" &&
      result.recoveryCodesLeft !== null &&
      result.recoveryCodesLeft <= fewCodes
    )
      showSnack({ message: texts.fewLeft(result.recoveryCodesLeft), variant: "info" });
    onEntered(result);
  };
  const change = (next: SecondFactorCode["method"]) => {
    setMethod(next);
    setCode("");
    setError(undefined);
  };

  return (
    <form ref={form} noValidate className={formStyles.form} onSubmit={(event) => void submit(event)}>
      <h1>{isApp ? texts.title : texts.recoveryTitle}</h1>
      <p className={formStyles.lead}>{isApp ? texts.lead : texts.recoveryLead}</p>
      <div className={styles.code}>
        <TextField
          key={method}
          label={isApp ? texts.code : texts.recoveryCode}
          name="code"
          inputMode={isApp ? "numeric" : "text"}
          autoComplete={isApp ? "one-time-code" : "off"}
          autoCapitalize={isApp ? "off" : "characters"}
          spellCheck={false}
          maxLength={isApp ? 7 : 12}
          value={code}
          disabled={isBusy}
          error={error}
          onChange={(event) => setCode(event.target.value)}
        />
      </div>
      <Checkbox
        label={texts.trust}
        checked={trustDevice}
        disabled={isBusy}
        onChange={(event) => setTrustDevice(event.target.checked)}
      />
      <Button type="submit" variant="primary" block busy={isBusy} busyText={words.busy}>
        {words.submit}
      </Button>
      {step.methods.includes("recovery_code") && (
        <Button variant="ghost" onClick={() => change(isApp ? "recovery_code" : "totp")}>
          {isApp ? texts.useRecovery : texts.useApp}
        </Button>
      )}
      {(!isApp || !step.methods.includes("recovery_code")) && <p className={formStyles.lead}>{texts.lost}</p>}
      <Button variant="ghost" onClick={() => onBack()}>
        {texts.back}
      </Button>
    </form>
  );
}
