import { type OrderMessages, questionsApi } from "@kreislauf/contract/questions";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { usePageVisible } from "@kreislauf/ui/base/use-page-visible.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { LoadFailure } from "../base/load-failure.tsx";
import { AttachmentButton } from "@kreislauf/ui/data/attachment-button.tsx";
import { MessageForm } from "./message-form.tsx";
import { orderMessagesQuery } from "./questions.queries.ts";
import { questionsTexts } from "./questions.texts.ts";
import styles from "./questions.module.css";

/**
 * The messages between customer and dispatch on an order, and a field for another one. Seeing them marks them as read.
 */
export function OrderMessagesCard({ orderId }: { orderId: number }) {
  const texts = useTexts(questionsTexts);
  const { dateTime } = useFormats();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const { data, error, refetch, isFetching } = useQuery(orderMessagesQuery(orderId));
  const lastId = data?.messages.at(-1)?.id ?? null;
  const show = (messages: OrderMessages) => {
    queryClient.setQueryData(orderMessagesQuery(orderId).queryKey, messages);
    // The order's history and the dashboard's list of things to do have changed, too.
    void queryClient.invalidateQueries({ queryKey: ["orders"] });
  };
  const settle = useSubmit<void, OrderMessages>({
    send: () => call(questionsApi.settleMessages, { params: { orderId }, body: { lastId } }),
    isRepeated: true,
    onDone: show,
    onFailure: (failure) => {
      showSnack({ message: failure.sentence, variant: "error" });
      if (failure.error instanceof ApiError && failure.error.code === "messages_changed") void refetch();
    },
  });
  const isUnread = (data?.unread ?? 0) > 0;
  const isVisible = usePageVisible();
  useEffect(() => {
    if (!isVisible || !isUnread || lastId === null) return;
    // If that fails, the messages stay unread, and the next visit tries again.
    call(questionsApi.markMessagesRead, { params: { orderId }, body: { untilId: lastId } }).catch(() => {});
  }, [orderId, isVisible, isUnread, lastId]);
  if (data === undefined) {
    return error === null ? null : (
      <Card title={texts.title}>
        <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
      </Card>
    );
  }
  const firstUnread = data.messages.length - data.unread;
  return (
    <Card title={texts.title} actions={isUnread ? <Badge>{texts.unread}</Badge> : undefined}>
      <div className={styles.body}>
        {data.messages.length === 0 ? (
          <p>{texts.empty}</p>
        ) : (
          <ol className={styles.thread} aria-live="polite" aria-relevant="additions">
            {data.messages.map((message, index) => (
              <li
                key={message.id}
                className={classNames(styles.message, !message.fromProvider && styles.own)}
              >
                <p className={styles.text}>{message.text}</p>
                {message.attachments.length > 0 && (
                  <div className={styles.files}>
                    {message.attachments.map((attachment) => (
                      <AttachmentButton
                        key={attachment.id}
                        attachment={attachment}
                        load={(attachmentId) =>
                          call(questionsApi.messageAttachment, { params: { orderId, attachmentId } })
                        }
                      />
                    ))}
                  </div>
                )}
                <p className={styles.said}>
                  {texts.personAndTime(
                    message.fromProvider ? texts.dispatch : message.author,
                    dateTime(message.sentOn),
                  )}
                  {!message.fromProvider && message.isRead && ` · ${texts.read}`}
                  {message.fromProvider && index >= firstUnread && ` · ${texts.unread}`}
                </p>
              </li>
            ))}
          </ol>
        )}
        {data.awaits === "customer" && (
          <div className={styles.waiting}>
            <b>{texts.waiting}</b>
            <Button small busy={settle.busy} onClick={() => void settle.submit()}>
              {texts.settle}
            </Button>
          </div>
        )}
        <MessageForm orderId={orderId} lastId={lastId} onSent={show} onChanged={() => void refetch()} />
      </div>
    </Card>
  );
}
