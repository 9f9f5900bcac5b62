import { passkeysApi, secondFactorApi } from "@kreislauf/contract/session";
import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { PasswordField } from "@kreislauf/ui/controls/password-field.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { call } from "../../base/api.ts";
import { useSubmit } from "../../base/use-submit.ts";
import { askForPasskey } from "../base/passkey.ts";
import { secondFactorTexts } from "../second-factor.texts.ts";
import { sessionTexts } from "../session.texts.ts";
import { secondFactorQuery } from "./security.queries.ts";

/** A proof by passkey; undefined if the person closed the browser's question. */
async function passkeyProof() {
  const options = await call(passkeysApi.identityProofPasskeyOptions, {});
  const passkey = await askForPasskey(options);
  return passkey && { passkey };
}

export interface ProofDialogProps {
  /** Called once, before the dialog leaves. */
  readonly onSettled: (isProved: boolean) => void;
  readonly onClosed: () => void;
}

/** Asks for the password again, or for a passkey. */
export function ProofDialog({ onSettled, onClosed }: ProofDialogProps) {
  const texts = useTexts(secondFactorTexts).proof;
  const words = useTexts(sessionTexts).signIn;
  const [isOpen, setOpen] = useState(true);
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const { data: factors } = useQuery(secondFactorQuery);
  const proving = useSubmit<"password" | "passkey", boolean>({
    send: async (way) => {
      const proof = way === "password" ? { password } : await passkeyProof();
      if (proof === undefined) return false;
      await call(secondFactorApi.proveIdentity, { body: proof });
      return true;
    },
    onDone: (isProved) => {
      if (isProved) settle(true);
    },
    setErrors: ({ details }) => {
      const message = details.find(({ field }) => field === "password")?.message;
      setError(message);
      return message !== undefined;
    },
  });
  const settle = (isProved: boolean) => {
    if (!isOpen) return;
    setOpen(false);
    onSettled(isProved);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setError(password === "" ? words.passwordMissing : undefined);
    if (password !== "") void proving.submit("password");
  };
  return (
    <DialogFrame
      open={isOpen}
      onClosed={onClosed}
      above
      title={texts.title}
      description={texts.text}
      maxWidth={480}
      onClose={() => {
        if (!proving.busy) settle(false);
      }}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={() => settle(false)}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={proving.busy} busyText={texts.busy}>
            {texts.submit}
          </Button>
        </>
      }
    >
      {proving.failure && (
        <Note variant="error" role="alert">
          {proving.failure.sentence}
        </Note>
      )}
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        value={password}
        disabled={proving.busy}
        error={error}
        onChange={(event) => setPassword(event.target.value)}
      />
      {factors !== undefined && factors.passkeys.length > 0 && (
        <Button variant="ghost" block onClick={() => void proving.submit("passkey")}>
          {texts.passkey}
        </Button>
      )}
    </DialogFrame>
  );
}
