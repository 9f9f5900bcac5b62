import { berlinDate } from "@kreislauf/contract/base";
import {
  secondFactorApi,
  type AuthenticatorAppSetUp,
  type SecondFactorSettings,
} from "@kreislauf/contract/session";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LifeBuoy, Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { call } from "../../base/api.ts";
import { useSubmit } from "../../base/use-submit.ts";
import { secondFactorTexts } from "../second-factor.texts.ts";
import { PasskeyRows } from "./passkey-rows.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { SecurityRow, SecurityRows, SecurityRowSkeleton } from "@kreislauf/ui/data/security-row.tsx";
import { invalidateSecondFactor, secondFactorQuery, signedInDevicesQuery } from "./security.queries.ts";
import { SetUpAppDialog } from "./set-up-app-dialog.tsx";
import styles from "./second-factor.module.css";
import { LoadFailure } from "../../base/load-failure.tsx";

type OpenDialog =
  | { readonly kind: "setUp"; readonly setUp: AuthenticatorAppSetUp }
  | { readonly kind: "codes"; readonly codes: readonly string[] }
  | { readonly kind: "remove" | "renew" };

/** The user's passkeys, authenticator app, recovery codes and trusted devices. */
export function SecondFactorCard() {
  const texts = useTexts(secondFactorTexts).card;
  const { data: settings, error, isFetching, refetch } = useQuery(secondFactorQuery);
  return (
    <Card title={texts.title} flush>
      <p className={styles.lead}>{texts.lead}</p>
      {settings ? (
        <Factors settings={settings} />
      ) : error ? (
        <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
      ) : (
        <SecurityRowSkeleton text={texts.loading} />
      )}
    </Card>
  );
}

function Factors({ settings }: { settings: SecondFactorSettings }) {
  const { card: texts, remove, renew } = useTexts(secondFactorTexts);
  const { date } = useFormats();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const dayOf = (instant: string) => date(berlinDate(Temporal.Instant.from(instant)));
  const reload = () => void invalidateSecondFactor(queryClient);
  const showFailure = ({ sentence }: { readonly sentence: string }) =>
    showSnack({ message: sentence, variant: "error" });

  const beginning = useSubmit({
    send: () => call(secondFactorApi.setUpAuthenticatorApp, {}),
    onDone: (setUp) => setDialog({ kind: "setUp", setUp }),
    onFailure: showFailure,
  });
  const removing = useSubmit({
    send: () => call(secondFactorApi.removeAuthenticatorApp, {}),
    onDone: () => {
      setDialog(null);
      showSnack({ message: remove.done, variant: "success" });
      reload();
    },
  });
  const renewing = useSubmit({
    send: () => call(secondFactorApi.createRecoveryCodes, {}),
    onDone: ({ recoveryCodes: codes }) => {
      setDialog({ kind: "codes", codes });
      reload();
    },
  });
  const forgetting = useSubmit({
    send: () => call(secondFactorApi.forgetTrustedDevices, {}),
    onDone: () => {
      showSnack({ message: texts.forgotten, variant: "success" });
      reload();
    },
    onFailure: showFailure,
  });

  const { authenticatorApp: app, passkeys, recoveryCodes, trustedDevices } = settings;
  return (
    <>
      <SecurityRows>
        <PasskeyRows settings={settings} onRecoveryCodes={(codes) => setDialog({ kind: "codes", codes })} />
        <SecurityRow
          icon={Smartphone}
          title={texts.app}
          text={app ? texts.appSince(dayOf(app.createdOn)) : texts.appText}
          badge={<Badge>{app ? texts.isOn : texts.isOff}</Badge>}
        >
          {app ? (
            <Button small aria-label={texts.removeNamed} onClick={() => setDialog({ kind: "remove" })}>
              {texts.remove}
            </Button>
          ) : (
            <Button small busy={beginning.busy} onClick={() => void beginning.submit()}>
              {texts.setUp}
            </Button>
          )}
        </SecurityRow>
        {(app !== null || passkeys.length > 0) && (
          <SecurityRow
            icon={LifeBuoy}
            title={texts.recovery}
            text={recoveryCodes ? texts.recoverySince(dayOf(recoveryCodes.createdOn)) : texts.recoveryText}
            badge={<Badge>{texts.left(recoveryCodes?.left ?? 0, recoveryCodes?.total ?? 10)}</Badge>}
          >
            <Button small onClick={() => setDialog({ kind: "renew" })}>
              {texts.renew}
            </Button>
          </SecurityRow>
        )}
        {trustedDevices > 0 && (
          <SecurityRow icon={Monitor} title={texts.devices} text={texts.devicesText(trustedDevices)}>
            <Button small busy={forgetting.busy} onClick={() => void forgetting.submit()}>
              {texts.forget}
            </Button>
          </SecurityRow>
        )}
      </SecurityRows>
      {dialog?.kind === "setUp" && (
        <SetUpAppDialog
          setUp={dialog.setUp}
          onConfirmed={() => {
            reload();
            void queryClient.invalidateQueries(signedInDevicesQuery);
          }}
          onClosed={() => setDialog(null)}
        />
      )}
      {dialog?.kind === "codes" && (
        <RecoveryCodesDialog codes={dialog.codes} onClosed={() => setDialog(null)} />
      )}
      <ConfirmDialog
        open={dialog?.kind === "remove"}
        danger
        title={remove.title}
        confirmText={remove.submit}
        busyText={remove.busy}
        busy={removing.busy}
        error={removing.failure?.sentence}
        onConfirm={() => void removing.submit()}
        onClose={() => setDialog(null)}
      >
        <p>{passkeys.length > 0 ? remove.textWithPasskey : remove.text}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={dialog?.kind === "renew"}
        title={renew.title}
        confirmText={renew.submit}
        busyText={renew.busy}
        busy={renewing.busy}
        error={renewing.failure?.sentence}
        onConfirm={() => void renewing.submit()}
        onClose={() => setDialog(null)}
      >
        <p>{renew.text}</p>
      </ConfirmDialog>
    </>
  );
}
