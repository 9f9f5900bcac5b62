import { deskMessagesApi } from "@kreislauf/contract/desk";
import type { OrderMessage } from "@kreislauf/contract/questions";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { call } from "../../base/call.ts";
import { AttachmentButtons } from "../base/attachment-buttons.tsx";
import { messagesTexts } from "../messages.texts.ts";
import styles from "./messages.module.css";

interface MessageThreadProps {
  orderId: number;
  messages: readonly OrderMessage[];
}

/** The messages of customer and dispatch, the oldest first; those of dispatch are on the right. */
export function MessageThread({ orderId, messages }: MessageThreadProps) {
  const texts = useTexts(messagesTexts);
  const { dateTime } = useFormats();
  return (
    <ol className={styles.thread} aria-live="polite" aria-relevant="additions">
      {messages.map((message) => (
        <li key={message.id} data-own={message.fromProvider || undefined}>
          <p>{message.text}</p>
          <AttachmentButtons
            attachments={message.attachments}
            load={(attachmentId) =>
              call(deskMessagesApi.deskMessageAttachment, { params: { orderId, attachmentId } })
            }
          />
          <small>
            {texts.said(message.author, dateTime(message.sentOn))}
            {message.fromProvider && message.isRead && ` · ${texts.read}`}
          </small>
        </li>
      ))}
    </ol>
  );
}
