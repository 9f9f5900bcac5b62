import { deskMessagesApi } from "@kreislauf/contract/desk";
import type { OrderMessage } from "@kreislauf/contract/questions";
import { Paperclip } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call, errorSentence } from "../../base/call.ts";
import { openAttachment } from "../base/open-attachment.ts";
import { messagesTexts } from "../messages.texts.ts";
import styles from "./messages.module.css";

interface MessageThreadProps {
  orderId: number;
  messages: readonly OrderMessage[];
}

/** The messages of both sides, the oldest first; dispatch writes on the right. */
export function MessageThread({ orderId, messages }: MessageThreadProps) {
  const texts = useTexts(messagesTexts);
  const { dateTime } = useFormats();
  const show = useSnackbar();
  const open = (attachmentId: number) =>
    call(deskMessagesApi.deskMessageAttachment, { params: { orderId, attachmentId } }).then(
      openAttachment,
      (error: unknown) => show({ message: errorSentence(error), variant: "error" }),
    );
  return (
    <ol className={styles.thread} aria-live="polite" aria-relevant="additions">
      {messages.map((message) => (
        <li key={message.id} data-own={message.fromProvider || undefined}>
          <p>{message.text}</p>
          {message.attachments.map(({ id, fileName }) => (
            <Button
              key={id}
              small
              icon={Paperclip}
              aria-label={texts.open(fileName)}
              onClick={() => void open(id)}
            >
              {fileName}
            </Button>
          ))}
          <small>
            {texts.said(message.author, dateTime(message.sentOn))}
            {message.fromProvider && message.isRead && ` · ${texts.read}`}
          </small>
        </li>
      ))}
    </ol>
  );
}
