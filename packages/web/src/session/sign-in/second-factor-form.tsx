import type { SecondFactorMethod } from "@kreislauf/contract/session";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { signInFailureMessage } from "../base/sign-in-failure-message.ts";
import type { SecondFactorStep } from "../base/sign-in.ts";
import { proveByPasskey, proveSecondFactor, type SecondFactorResult } from "./prove-second-factor.ts";
import { secondFactorTexts } from "../second-factor.texts.ts";
import { sessionTexts } from "../session.texts.ts";
import formStyles from "../base/session-form.module.css";
import styles from "./second-factor-form.module.css";

const fewCodes = 2;

const codeFields = {
  totp: { inputMode: "numeric", autoComplete: "one-time-code", autoCapitalize: "off", maxLength: 7 },
  recovery_code: { inputMode: "text", autoComplete: "off", autoCapitalize: "characters", maxLength: 12 },
} as const;

interface SecondFactorFormProps {
  step: SecondFactorStep;
  onEntered: (result: Extract<SecondFactorResult, { kind: "signedIn" | "chooseCompany" }>) => void;
  /** Goes back to the password; `reason` says that the second step has expired. */
  onBack: (reason?: string) => void;
}

const first = ["passkey", "totp"] as const satisfies SecondFactorMethod[];

/** The second step of signing in: a passkey, a code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ step, onEntered, onBack }: SecondFactorFormProps) {
  const texts = useTexts(secondFactorTexts).step;
  const words = useTexts(sessionTexts).signIn;
  const showSnack = useSnackbar();
  const form = useRef<HTMLFormElement>(null);
  const [method, setMethod] = useState<SecondFactorMethod>(
    () => first.find((each) => step.methods.includes(each)) ?? "recovery_code",
  );
  const [code, setCode] = useState("");
  const [trustDevice, setTrustDevice] = useState(false);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isCode = method !== "passkey";

  // Focuses the field also after a failure, because it lost the focus while it was disabled.
  useEffect(() => {
    if (!isBusy) form.current?.querySelector<HTMLInputElement>("input[name=code]")?.focus();
  }, [isBusy, method]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setError(isCode && code.trim() === "" ? texts.missing : undefined);
    if (isCode && code.trim() === "") return;
    setBusy(true);
    const result = isCode
      ? await proveSecondFactor(step, { method, code: code.trim(), trustDevice })
      : await proveByPasskey(step, trustDevice);
    setBusy(false);
    if (result === undefined) return;
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
  const change = (next: SecondFactorMethod) => {
    setMethod(next);
    setCode("");
    setError(undefined);
  };

  return (
    <form ref={form} noValidate className={formStyles.form} onSubmit={(event) => void submit(event)}>
      <h1>{texts.of[method].title}</h1>
      <p className={formStyles.lead}>{texts.of[method].lead}</p>
      {isCode ? (
        <div className={styles.code}>
          <TextField
            key={method}
            label={texts.of[method].code}
            name="code"
            {...codeFields[method]}
            spellCheck={false}
            value={code}
            disabled={isBusy}
            error={error}
            onChange={(event) => setCode(event.target.value)}
          />
        </div>
      ) : (
        error !== undefined && (
          <p role="alert" className={formStyles.failure}>
            {error}
          </p>
        )
      )}
      <Checkbox
        label={texts.trust}
        checked={trustDevice}
        disabled={isBusy}
        onChange={(event) => setTrustDevice(event.target.checked)}
      />
      <Button type="submit" variant="primary" block busy={isBusy} busyText={words.busy}>
        {isCode ? words.submit : texts.of.passkey.submit}
      </Button>
      {step.methods
        .filter((other) => other !== method)
        .map((other) => (
          <Button key={other} variant="ghost" onClick={() => change(other)}>
            {texts.use[other]}
          </Button>
        ))}
      {(method === "recovery_code" || !step.methods.includes("recovery_code")) && (
        <p className={formStyles.lead}>{texts.lost}</p>
      )}
      <Button variant="ghost" onClick={() => onBack()}>
        {texts.back}
      </Button>
    </form>
  );
}
