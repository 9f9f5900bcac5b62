import { passkeysApi, secondFactorApi } from "@kreislauf/contract/session";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
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
import { openProviderWindow, type ProviderVisit } from "../base/provider-window.ts";
import { companyAccountProof } from "./prove-by-company-account.ts";
import { secondFactorQuery } from "./security.queries.ts";

/** A proof by passkey; undefined if the user closed the browser's dialog. */
async function passkeyProof() {
  const options = await call(passkeysApi.identityProofPasskeyOptions, {});
  const passkey = await askForPasskey(options);
  return passkey && { passkey };
}

type Way = "password" | "passkey" | "companyAccount";

export interface IdentityProofDialogProps {
  /** Called once, before the dialog closes. */
  readonly onSettled: (isProved: boolean) => void;
  readonly onClosed: () => void;
}

/** Asks the user to prove who they are: by password, passkey or company account. */
export function IdentityProofDialog({ onSettled, onClosed }: IdentityProofDialogProps) {
  const texts = useTexts(secondFactorTexts).proof;
  const words = useTexts(sessionTexts).signIn;
  const [isOpen, setOpen] = useState(true);
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const { data: factors } = useQuery(secondFactorQuery);
  const visit = useRef<ProviderVisit>(undefined);
  const [isBlocked, setBlocked] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const proofBy = async (way: Way) => {
    if (way === "password") return { password };
    if (way === "passkey") return await passkeyProof();
    return visit.current && (await companyAccountProof(visit.current));
  };
  const proving = useSubmit<Way, boolean>({
    send: async (way) => {
      const proof = await proofBy(way);
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
  const isAtProvider = proving.busy && proving.input === "companyAccount";
  const cancel = () => {
    visit.current?.stop.abort();
    settle(false);
  };
  const visitProvider = () => {
    visit.current = openProviderWindow();
    setBlocked(visit.current === undefined);
    if (visit.current) void proving.submit("companyAccount");
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
      initialFocus={passwordField}
      title={texts.title}
      description={texts.text}
      maxWidth={480}
      onClose={() => {
        if (!proving.busy || isAtProvider) cancel();
      }}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={cancel}>{texts.cancel}</Button>
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
      {isBlocked && (
        <Note variant="error" role="alert">
          {texts.windowBlocked}
        </Note>
      )}
      <PasswordField
        ref={passwordField}
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
      {factors?.companyAccount && (
        <Button variant="ghost" block onClick={visitProvider}>
          {texts.companyAccount}
        </Button>
      )}
    </DialogFrame>
  );
}
