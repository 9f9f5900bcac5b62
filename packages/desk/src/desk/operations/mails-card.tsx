import { deskOperationsApi } from "@kreislauf/contract/desk";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { call, errorSentence } from "../../base/call.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import styles from "../base/page.module.css";
import { RowsLoading } from "../base/rows-loading.tsx";
import { useFirstRows } from "../base/use-first-rows.tsx";
import { operationsTexts } from "../operations.texts.ts";

const mailsKey = ["desk", "mails"] as const;
const shownMails = 20;

/** Mails that could not be delivered, each with the reason and a button to send it again. */
export function MailsCard() {
  const texts = useTexts(operationsTexts);
  const formats = useFormats();
  const client = useQueryClient();
  const show = useSnackbar();
  const list = useQuery({ queryKey: mailsKey, queryFn: () => call(deskOperationsApi.deskMails) });
  const retry = useMutation({
    mutationFn: (mailId: string | null) => call(deskOperationsApi.retryDeskMails, { body: { mailId } }),
    onSuccess: ({ mails }) => show({ message: texts.retried(mails), variant: "success" }),
    onError: (error) => show({ message: errorSentence(error), variant: "error" }),
    onSettled: () => client.invalidateQueries({ queryKey: mailsKey }),
  });
  const mails = list.data?.mails ?? [];
  const { shown, footer } = useFirstRows(mails, shownMails);
  return (
    <Card
      flush
      title={texts.mails}
      busy={list.isPending}
      actions={
        mails.length > 1 && (
          <Button small busy={retry.isPending} onClick={() => retry.mutate(null)}>
            {texts.retryAll}
          </Button>
        )
      }
    >
      {list.isPending && <RowsLoading text={texts.loading} />}
      {list.isLoadingError && <LoadFailure title={texts.mailsFailed} query={list} />}
      {list.isSuccess && mails.length === 0 && <p className={styles.empty}>{texts.noMails}</p>}
      <ul className={styles.rows}>
        {shown.map(({ id, recipientEmail, kind, createdOn, attempts, error, nextAttemptOn }) => (
          <li key={id} className={styles.row}>
            <div className={styles.rowText}>
              <b>{recipientEmail}</b>
              <small>
                {formats.dateTime(createdOn)}, {kind},{" "}
                {nextAttemptOn === null
                  ? texts.givenUp(attempts)
                  : texts.waits(formats.dateTime(nextAttemptOn))}
              </small>
              <small>{error}</small>
            </div>
            <Button small aria-label={texts.retryOf(recipientEmail)} onClick={() => retry.mutate(id)}>
              {texts.retry}
            </Button>
          </li>
        ))}
      </ul>
      {footer}
    </Card>
  );
}
