import { agreementsApi, type Inquiry } from "@kreislauf/contract/agreements";
import { berlinDate } from "@kreislauf/contract/base";
import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { call } from "../base/api.ts";
import { AttachmentButton } from "@kreislauf/ui/data/attachment-button.tsx";
import { hrefTo } from "../base/paths.ts";
import { LoadFailure } from "../base/load-failure.tsx";
import { inquiriesQuery } from "./agreements.queries.ts";
import { inquiryListTexts } from "./inquiry-list.texts.ts";
import { PendingValue } from "./pending-value.tsx";
import styles from "./inquiry-list.module.css";

/** The number of inquiries shown at first, the newest first; a button shows the rest. */
const shownAtFirst = 3;

/** The inquiries of a site with the provider's answers; renders nothing if the site has no inquiries. */
export function InquiryList({ siteId }: { siteId: number }) {
  const texts = useTexts(inquiryListTexts);
  const { data: inquiries, error, isFetching, refetch } = useQuery(inquiriesQuery(siteId));
  const [showsAll, setShowsAll] = useState(false);
  if (inquiries === undefined) {
    return error ? (
      <Card title={texts.title} flush>
        <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
      </Card>
    ) : null;
  }
  if (inquiries.length === 0) return null;
  const shown = showsAll ? inquiries : inquiries.slice(0, shownAtFirst);
  return (
    <div className={styles.section}>
      <Card title={texts.title} flush>
        <ul>
          {shown.map((inquiry) => (
            <InquiryRow key={inquiry.inquiryId} inquiry={inquiry} />
          ))}
        </ul>
        {shown.length < inquiries.length && (
          <div className={styles.more}>
            <Button variant="ghost" small onClick={() => setShowsAll(true)}>
              {texts.all(inquiries.length)}
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}

function InquiryRow({ inquiry }: { inquiry: Inquiry }) {
  const texts = useTexts(inquiryListTexts);
  const { date } = useFormats();
  const { inquiryId, amount, note, attachments, answer, quoteId, createdOn, createdByUser } = inquiry;
  const dayOf = (instant: string) => date(berlinDate(Temporal.Instant.from(instant)));
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3>{inquiryName(inquiry)}</h3>
        <Badge>{answer === null ? texts.waiting : texts.answered}</Badge>
      </div>
      <p className={styles.asked}>
        {[
          texts.asked(dayOf(createdOn), createdByUser.name),
          ...(amount === null ? [] : [texts.amount(amount)]),
        ].join(" · ")}
      </p>
      {note !== null && <p className={styles.note}>{texts.quote(note)}</p>}
      {attachments.map((attachment) => (
        <AttachmentButton
          key={attachment.id}
          attachment={attachment}
          load={(attachmentId) =>
            call(agreementsApi.inquiryAttachment, { params: { inquiryId, attachmentId } })
          }
        />
      ))}
      {answer === null ? (
        <p className={styles.asked}>
          <PendingValue since={createdOn} />
        </p>
      ) : (
        <Note variant="success" icon={Mail} title={texts.answer(dayOf(answer.answeredOn))}>
          <p className={styles.answer}>{answer.text}</p>
          {quoteId !== null && (
            <LinkButton small href={hrefTo("quote", { quoteId })}>
              {texts.openQuote}
            </LinkButton>
          )}
        </Note>
      )}
    </li>
  );
}

/** Waste type, then container with size, in the customer's own words if it is not from the catalog. */
function inquiryName({
  wasteType,
  containerType,
  customWasteType,
  customContainerType,
  customContainerSize,
}: Pick<
  Inquiry,
  "wasteType" | "containerType" | "customWasteType" | "customContainerType" | "customContainerSize"
>): string {
  const container =
    customContainerType === null
      ? containerType.description
      : [customContainerType, customContainerSize].filter(Boolean).join(" ");
  return `${customWasteType ?? wasteType.description}, ${container}`;
}
