import { berlinDate, deviceTexts, parseUserAgent } from "@kreislauf/contract/base";
import { maxPasskeys, type AuthenticatorAppSetUp, type Passkey } from "@kreislauf/contract/session";
import { staffSecondFactorApi, type StaffSecondFactor } from "@kreislauf/contract/staff";
import { useMutation } from "@tanstack/react-query";
import { Fingerprint, KeyRound, LifeBuoy, Smartphone } from "lucide-react";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { SecurityRow, SecurityRows } from "@kreislauf/ui/data/security-row.tsx";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { call, errorSentence, isRefusedBy } from "../base/call.ts";
import { accountTexts } from "./account.texts.ts";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import { SetUpAppDialog } from "./set-up-app-dialog.tsx";

type Removing = { readonly kind: "app" } | { readonly kind: "passkey"; readonly passkey: Passkey };

interface SecondFactorRowsProps {
  settings: StaffSecondFactor;
  onChanged: () => void;
  onRecoveryCodes: (codes: readonly string[]) => void;
}

/** Rows for the authenticator app, the passkeys and the recovery codes, each with its buttons. */
export function SecondFactorRows({ settings, onChanged, onRecoveryCodes }: SecondFactorRowsProps) {
  const texts = useTexts(accountTexts);
  const deviceWords = useTexts(deviceTexts);
  const { date } = useFormats();
  const show = useSnackbar();
  const [setUp, setSetUp] = useState<AuthenticatorAppSetUp>();
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Removing>();
  const [isRenewing, setRenewing] = useState(false);
  const { authenticatorApp, passkeys, recoveryCodes, isRequired } = settings;
  const dayOf = (instant: string) => date(berlinDate(Temporal.Instant.from(instant)));
  const isLast = passkeys.length + (authenticatorApp === null ? 0 : 1) === 1;
  const lastLocked = isLast && isRequired ? texts.lastStays : undefined;

  const begin = useMutation({
    mutationFn: () => call(staffSecondFactorApi.staffBeginApp),
    onSuccess: setSetUp,
  });
  const remove = useMutation({
    mutationFn: (which: Removing) =>
      which.kind === "app"
        ? call(staffSecondFactorApi.staffRemoveApp)
        : call(staffSecondFactorApi.staffRemovePasskey, { params: { id: which.passkey.id } }),
    onSuccess: () => {
      setRemoving(undefined);
      show({ message: texts.removed, variant: "success" });
      onChanged();
    },
  });
  const renew = useMutation({
    mutationFn: () => call(staffSecondFactorApi.staffRenewRecoveryCodes),
    onSuccess: (answer) => {
      setRenewing(false);
      onRecoveryCodes(answer.recoveryCodes);
      onChanged();
    },
  });
  const added = (codes: readonly string[] | null, message: string) => {
    show({ message, variant: "success" });
    onChanged();
    if (codes !== null) onRecoveryCodes(codes);
  };
  const sentenceOf = ({ error }: { error: Error | null }) =>
    error === null || isRefusedBy(error, "proof_required") ? undefined : errorSentence(error);
  const describe = ({ createdOn, lastUsedOn }: Passkey) =>
    `${texts.since(dayOf(createdOn))}, ${lastUsedOn === null ? texts.unused : texts.used(dayOf(lastUsedOn))}`;
  return (
    <>
      {sentenceOf(begin) !== undefined && (
        <Note variant="error" role="alert">
          {sentenceOf(begin)}
        </Note>
      )}
      <SecurityRows>
        <SecurityRow
          icon={Smartphone}
          title={texts.app}
          badge={<Badge>{authenticatorApp === null ? texts.isOff : texts.isOn}</Badge>}
          text={
            authenticatorApp === null ? texts.appText : `${texts.since(dayOf(authenticatorApp.createdOn))}.`
          }
        >
          {authenticatorApp === null ? (
            <Button small busy={begin.isPending} onClick={() => begin.mutate()}>
              {texts.setUp}
            </Button>
          ) : (
            <Button
              small
              variant="danger"
              aria-label={texts.removeNamed(texts.app)}
              lockedBecause={lastLocked}
              onClick={() => setRemoving({ kind: "app" })}
            >
              {texts.remove}
            </Button>
          )}
        </SecurityRow>
        <SecurityRow
          icon={Fingerprint}
          title={texts.passkeys}
          badge={<Badge>{texts.count(passkeys.length)}</Badge>}
          text={texts.passkeysText}
        >
          <Button
            small
            lockedBecause={passkeys.length >= maxPasskeys ? texts.full : undefined}
            onClick={() => setAdding(true)}
          >
            {texts.add}
          </Button>
        </SecurityRow>
        {passkeys.map((passkey) => (
          <SecurityRow key={passkey.id} icon={KeyRound} title={passkey.name} text={describe(passkey)}>
            <Button
              small
              variant="danger"
              aria-label={texts.removeNamed(passkey.name)}
              lockedBecause={lastLocked}
              onClick={() => setRemoving({ kind: "passkey", passkey })}
            >
              {texts.remove}
            </Button>
          </SecurityRow>
        ))}
        {recoveryCodes !== null && (
          <SecurityRow
            icon={LifeBuoy}
            title={texts.codes}
            badge={<Badge>{texts.left(recoveryCodes.left, recoveryCodes.total)}</Badge>}
            text={texts.codesText}
          >
            <Button small onClick={() => setRenewing(true)}>
              {texts.renew}
            </Button>
          </SecurityRow>
        )}
      </SecurityRows>
      {setUp !== undefined && (
        <SetUpAppDialog
          setUp={setUp}
          onConfirmed={(codes) => {
            setSetUp(undefined);
            added(codes, texts.appDone);
          }}
          onClose={() => setSetUp(undefined)}
        />
      )}
      {isAdding && (
        <AddPasskeyDialog
          name={deviceWords.name(parseUserAgent(navigator.userAgent))}
          onAdded={(codes, name) => {
            setAdding(false);
            added(codes, texts.added(name));
          }}
          onClose={() => setAdding(false)}
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        danger
        title={removing?.kind === "passkey" ? texts.removeTitle(removing.passkey.name) : texts.removeAppTitle}
        confirmText={texts.remove}
        busy={remove.isPending}
        error={sentenceOf(remove)}
        onConfirm={() => removing && remove.mutate(removing)}
        onClose={() => {
          setRemoving(undefined);
          remove.reset();
        }}
      >
        <p>{isLast ? texts.removeLast : texts.removeText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={isRenewing}
        title={texts.renewTitle}
        confirmText={texts.renew}
        busy={renew.isPending}
        error={sentenceOf(renew)}
        onConfirm={() => renew.mutate()}
        onClose={() => {
          setRenewing(false);
          renew.reset();
        }}
      >
        <p>{texts.renewText}</p>
      </ConfirmDialog>
    </>
  );
}
