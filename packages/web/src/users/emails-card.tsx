import { accountApi, type EmailSettings } from "@kreislauf/contract/users";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { errorSentence } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { useTexts } from "../base/language.tsx";
import { useUser } from "../base/session.ts";
import { Card } from "../ui/card.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Late } from "../ui/late.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { Switch } from "../ui/switch.tsx";
import { accountTexts } from "./account.texts.ts";
import { accountSettingsQuery } from "./users.queries.ts";
import styles from "./account.module.css";

const toggles = [
  "orderReceiptConfirmation",
  "claimConfirmation",
  "cancellationConfirmation",
  "documentReceipt",
] as const satisfies readonly (keyof EmailSettings)[];

/** Which notification mails come; each switch acts at once. */
export function EmailsCard() {
  const texts = useTexts(accountTexts);
  const { userId, email } = useUser();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const account = useQuery(accountSettingsQuery);
  const switching = useMutation({
    mutationFn: (change: Partial<EmailSettings>) =>
      call(accountApi.changeEmailSettings, { params: { userId }, body: change }),
    onSuccess: (emailSettings) =>
      queryClient.setQueryData(
        accountSettingsQuery.queryKey,
        (before) => before && { ...before, emailSettings },
      ),
    onError: (error) => showSnack({ message: errorSentence(error), variant: "error" }),
  });
  const settings = account.data?.emailSettings;
  return (
    <Card title={texts.mails.title} flush>
      <p className={styles.lead}>{texts.mails.lead(email)}</p>
      {settings ? (
        <div className={styles.switches}>
          {toggles.map((toggle) => (
            <Switch
              key={toggle}
              label={texts.mails[toggle]}
              text={texts.mails.explained[toggle]}
              checked={
                switching.isPending && toggle in switching.variables ? !settings[toggle] : settings[toggle]
              }
              busy={switching.isPending}
              onChange={(checked) => switching.mutate({ [toggle]: checked })}
            />
          ))}
        </div>
      ) : account.isError ? (
        <ErrorState
          title={texts.person.failed}
          text={errorSentence(account.error)}
          onRetry={() => void account.refetch()}
          retrying={account.isFetching}
        />
      ) : (
        <Late text={texts.person.loading}>
          <div className={styles.switches}>
            <Skeleton height={200} />
          </div>
        </Late>
      )}
    </Card>
  );
}
