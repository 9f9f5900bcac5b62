import { permission } from "@kreislauf/contract/base";
import { accountApi, type EmailSettings } from "@kreislauf/contract/users";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSubmit } from "../../base/use-submit.ts";
import { call } from "../../base/api.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useUser } from "../../base/session.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Switch } from "@kreislauf/ui/controls/switch.tsx";
import { accountTexts } from "./account.texts.ts";
import { accountSettingsQuery } from "../base/account.queries.ts";
import styles from "./account.module.css";
import { LoadFailure } from "../../base/load-failure.tsx";

const toggles = [
  "orderReceiptConfirmation",
  "claimConfirmation",
  "cancellationConfirmation",
  "proposalNotice",
  "failedTripNotice",
  "claimAnswerNotice",
  "documentReceipt",
  "budgetNotice",
  "orderDigest",
  "newDeviceNotice",
] as const satisfies readonly (keyof EmailSettings)[];

/** Chooses which notification e-mails the user gets; each switch takes effect at once. */
export function EmailSettingsCard() {
  const texts = useTexts(accountTexts);
  const { userId, email, permissions, documentsEnabled } = useUser();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const account = useQuery(accountSettingsQuery);
  const switching = useSubmit({
    send: (change: Partial<EmailSettings>) =>
      call(accountApi.changeEmailSettings, { params: { userId }, body: change }),
    onDone: (emailSettings) =>
      queryClient.setQueryData(
        accountSettingsQuery.queryKey,
        (before) => before && { ...before, emailSettings },
      ),
    onFailure: ({ sentence }) => showSnack({ message: sentence, variant: "error" }),
  });
  const settings = account.data?.emailSettings;
  const keepsBudgets = permissions.includes(permission.purchaser);
  const explained = {
    ...texts.mails.explained,
    ...(documentsEnabled &&
      permissions.includes(permission.documentManager) && {
        documentReceipt: `${texts.mails.explained.documentReceipt}. ${texts.mails.invoicesAlone}`,
      }),
  };
  const offered = toggles.filter((toggle) => toggle !== "budgetNotice" || keepsBudgets);
  return (
    <Card title={texts.mails.title} flush>
      <p className={styles.lead}>{texts.mails.lead(email)}</p>
      {settings ? (
        <div className={styles.switches}>
          {offered.map((toggle) => (
            <Switch
              key={toggle}
              label={texts.mails[toggle]}
              text={explained[toggle]}
              checked={
                switching.busy && toggle in (switching.input ?? {}) ? !settings[toggle] : settings[toggle]
              }
              busy={switching.busy}
              onChange={(checked) => void switching.submit({ [toggle]: checked })}
            />
          ))}
        </div>
      ) : account.isError ? (
        <LoadFailure title={texts.person.failed} query={account} />
      ) : (
        <Delayed text={texts.person.loading}>
          <div className={styles.switches}>
            <Skeleton height={200} />
          </div>
        </Delayed>
      )}
    </Card>
  );
}
