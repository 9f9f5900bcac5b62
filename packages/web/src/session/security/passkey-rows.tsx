import { berlinDate, deviceTexts, parseUserAgent } from "@kreislauf/contract/base";
import {
  maxPasskeys,
  passkeysApi,
  type Passkey,
  type SecondFactorSettings,
} from "@kreislauf/contract/session";
import { useQueryClient } from "@tanstack/react-query";
import { Fingerprint, KeyRound } from "lucide-react";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { call } from "../../base/api.ts";
import { useSubmit } from "../../base/use-submit.ts";
import { createPasskey, endPasskeyQuestion } from "../base/passkey.ts";
import { secondFactorTexts } from "../second-factor.texts.ts";
import { PasskeyNameDialog } from "./passkey-name-dialog.tsx";
import { SecurityRow } from "@kreislauf/ui/data/security-row.tsx";
import { invalidateSecondFactor, signedInDevicesQuery } from "./security.queries.ts";

type OpenDialog =
  | { readonly kind: "add" }
  | { readonly kind: "rename"; readonly passkey: Passkey }
  | { readonly kind: "remove"; readonly passkey: Passkey };

interface PasskeyRowsProps {
  settings: SecondFactorSettings;
  onRecoveryCodes: (codes: readonly string[]) => void;
}

/** The user's passkeys, with buttons to add, rename and remove them. */
export function PasskeyRows({ settings, onRecoveryCodes }: PasskeyRowsProps) {
  const texts = useTexts(secondFactorTexts).passkeys;
  const deviceWords = useTexts(deviceTexts);
  const { date } = useFormats();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const dayOf = (instant: string) => date(berlinDate(Temporal.Instant.from(instant)));
  const reload = () => void invalidateSecondFactor(queryClient);
  const { passkeys, authenticatorApp } = settings;

  const add = async (name: string) => {
    const options = await call(passkeysApi.passkeyCreationOptions, {});
    const passkey = await createPasskey(options);
    return passkey && (await call(passkeysApi.addPasskey, { body: { name, passkey } }));
  };
  const removing = useSubmit({
    send: ({ id }: Passkey) => call(passkeysApi.removePasskey, { params: { id } }),
    onDone: (_, { name }) => {
      setDialog(null);
      showSnack({ message: texts.removed(name), variant: "success" });
      reload();
    },
  });
  const isLast = passkeys.length === 1 && authenticatorApp === null;
  const describe = ({ createdOn, lastUsedOn }: Passkey) =>
    `${texts.since(dayOf(createdOn))}, ${lastUsedOn === null ? texts.unused : texts.used(dayOf(lastUsedOn))}`;
  return (
    <>
      <SecurityRow
        icon={Fingerprint}
        title={texts.title}
        text={texts.text}
        badge={<Badge>{texts.count(passkeys.length)}</Badge>}
      >
        <Button
          small
          lockedBecause={passkeys.length >= maxPasskeys ? texts.full : undefined}
          onClick={() => setDialog({ kind: "add" })}
        >
          {texts.add}
        </Button>
      </SecurityRow>
      {passkeys.map((passkey) => (
        <SecurityRow key={passkey.id} icon={KeyRound} title={passkey.name} text={describe(passkey)}>
          <Button
            small
            aria-label={texts.renameNamed(passkey.name)}
            onClick={() => setDialog({ kind: "rename", passkey })}
          >
            {texts.rename}
          </Button>
          <Button
            small
            aria-label={texts.removeNamed(passkey.name)}
            onClick={() => setDialog({ kind: "remove", passkey })}
          >
            {texts.remove}
          </Button>
        </SecurityRow>
      ))}
      {dialog?.kind === "add" && (
        <PasskeyNameDialog
          title={texts.add}
          lead={texts.addLead}
          submitText={texts.continue}
          busyText={texts.adding}
          name={deviceWords.name(parseUserAgent(navigator.userAgent))}
          save={add}
          onStop={endPasskeyQuestion}
          onSaved={(name, { recoveryCodes }) => {
            reload();
            void queryClient.invalidateQueries(signedInDevicesQuery);
            showSnack({ message: texts.added(name), variant: "success" });
            if (recoveryCodes !== null) onRecoveryCodes(recoveryCodes);
          }}
          onClosed={() => setDialog(null)}
        />
      )}
      {dialog?.kind === "rename" && (
        <PasskeyNameDialog
          title={texts.renameTitle}
          submitText={texts.save}
          busyText={texts.saving}
          name={dialog.passkey.name}
          save={(name) =>
            call(passkeysApi.renamePasskey, { params: { id: dialog.passkey.id }, body: { name } })
          }
          onSaved={reload}
          onClosed={() => setDialog(null)}
        />
      )}
      <ConfirmDialog
        open={dialog?.kind === "remove"}
        danger
        title={texts.removeTitle(dialog?.kind === "remove" ? dialog.passkey.name : "")}
        confirmText={texts.remove}
        busyText={texts.removing}
        busy={removing.busy}
        error={removing.failure?.sentence}
        onConfirm={() => {
          if (dialog?.kind === "remove") void removing.submit(dialog.passkey);
        }}
        onClose={() => setDialog(null)}
      >
        <p>{texts.removeText}</p>
        {isLast && <p>{texts.removeLast}</p>}
      </ConfirmDialog>
    </>
  );
}
