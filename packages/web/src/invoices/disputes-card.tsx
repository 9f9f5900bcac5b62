import { type InvoiceCheck, invoicesApi, invoicesTexts } from "@kreislauf/contract/invoices";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { FileText } from "lucide-react";
import { call } from "../base/api.ts";
import { hrefTo } from "../base/paths.ts";
import { invoicesScreenTexts } from "./invoices.texts.ts";
import styles from "./invoices.module.css";

/** What was disputed and what the provider answered, at one place. */
export function DisputesCard({ invoice }: { invoice: InvoiceCheck }) {
  const texts = useTexts(invoicesScreenTexts);
  const words = useTexts(invoicesTexts);
  const { dateTime, fileSize } = useFormats();
  const showSnack = useSnackbar();
  const disputed = invoice.lines.filter(({ review }) =>
    review.messages.some(({ event }) => event === "disputed"),
  );
  if (disputed.length === 0) return null;
  const save = async (attachmentId: number, fileName: string) => {
    try {
      const params = { documentId: invoice.id, attachmentId };
      const { file } = await call(invoicesApi.disputeAttachment, { params });
      const link = document.createElement("a");
      link.href = file;
      link.download = fileName;
      link.click();
    } catch {
      showSnack({ message: texts.openFailed, variant: "error" });
    }
  };
  return (
    <Card title={texts.disputes}>
      {disputed.map(({ position, description, review }) => (
        <section key={position} className={styles.thread}>
          <h3>
            {texts.lineTitle(position, description)}{" "}
            {review.state && <Badge>{words.state[review.state]}</Badge>}
          </h3>
          {review.messages.map((message) => (
            <div key={message.id} className={styles.message} data-ours={!message.fromProvider || undefined}>
              <p>
                <b>{message.author}</b>
                <time dateTime={message.at}>{dateTime(message.at)}</time>
              </p>
              <p>{message.reason === null ? words.state[message.event] : words.reason[message.reason]}</p>
              {message.text !== "" && <p>{message.text}</p>}
              {message.attachments.map(({ id, fileName, sizeBytes }) => (
                <Button
                  key={id}
                  small
                  variant="ghost"
                  icon={FileText}
                  aria-label={texts.open(fileName)}
                  onClick={() => void save(id, fileName)}
                >
                  {fileName} ({fileSize(sizeBytes)})
                </Button>
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
