import { type InvoiceCheck, invoicesApi, invoicesTexts } from "@kreislauf/contract/invoices";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { call } from "../base/api.ts";
import { hrefTo } from "../base/paths.ts";
import { AttachmentButton } from "@kreislauf/ui/data/attachment-button.tsx";
import { invoicesScreenTexts } from "./invoices.texts.ts";
import { ReviewBadge } from "./review-badge.tsx";
import { disputeId } from "./show-dispute.ts";
import styles from "./invoices.module.css";

/** The lines that were disputed, with the provider's answers. */
export function DisputesCard({ invoice }: { invoice: InvoiceCheck }) {
  const texts = useTexts(invoicesScreenTexts);
  const words = useTexts(invoicesTexts);
  const { dateTime } = useFormats();
  const disputed = invoice.lines.filter(({ review }) =>
    review.messages.some(({ event }) => event === "disputed"),
  );
  if (disputed.length === 0) return null;
  return (
    <Card title={texts.disputes}>
      {disputed.map(({ position, description, review }) => (
        <section
          key={position}
          id={disputeId(position)}
          className={styles.thread}
          aria-label={texts.lineTitle(position, description)}
          tabIndex={-1}
        >
          <h3>
            {texts.lineTitle(position, description)}
            {review.state && <ReviewBadge state={review.state} />}
          </h3>
          {review.messages.map((message) => (
            <div key={message.id} className={styles.message} data-ours={!message.fromProvider || undefined}>
              <p>
                <b>{message.author}</b>
                <time dateTime={message.at}>{dateTime(message.at)}</time>
              </p>
              <p>{message.reason === null ? words.state[message.event] : words.reason[message.reason]}</p>
              {message.text !== "" && <p>{message.text}</p>}
              {message.attachments.map((attachment) => (
                <AttachmentButton
                  key={attachment.id}
                  attachment={attachment}
                  load={(attachmentId) =>
                    call(invoicesApi.disputeAttachment, { params: { documentId: invoice.id, attachmentId } })
                  }
                />
              ))}
            </div>
          ))}
          {review.creditNote && (
            <p>
              <a href={hrefTo("documents", undefined, { document: review.creditNote.id })}>
                {texts.creditNote(review.creditNote.number)}
              </a>
            </p>
          )}
        </section>
      ))}
    </Card>
  );
}
