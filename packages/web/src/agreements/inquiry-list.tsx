import type { Inquiry } from "@kreislauf/contract/agreements";
import { berlinDate } from "@kreislauf/contract/base";
import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useState } from "react";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Note } from "../ui/note.tsx";
import { inquiriesQuery } from "./agreements.queries.ts";
import { inquiryName } from "./inquiry-name.ts";
import { inquiryListTexts } from "./inquiry-list.texts.ts";
import { PendingValue } from "./pending-value.tsx";
import styles from "./inquiry-list.module.css";

/** As many as are of interest without being asked for. */
const shownAtFirst = 3;

/** The requests for an offer at a site with their answers; nothing where there are none. */
export function InquiryList({ locationId }: { locationId: number }) {
  const texts = useTexts(inquiryListTexts);
  const { data: inquiries, isError, isFetching, refetch } = useQuery(inquiriesQuery(locationId));
  const [showsAll, setShowsAll] = useState(false);
  if (inquiries === undefined) {
    return isError ? (
      <Card title={texts.title} flush>
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    ) : null;
  }
  if (inquiries.length === 0) return null;
  const shown = showsAll ? inquiries : inquiries.slice(0, shownAtFirst);
  return (
    <div className={styles.place}>
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
  const { amount, note, answer, createdOn, createdByUser } = inquiry;
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
      {answer === null ? (
        <p className={styles.asked}>
          <PendingValue since={createdOn} />
        </p>
      ) : (
        <Note variant="success" icon={Mail} title={texts.answer(dayOf(answer.answeredOn))}>
          <p className={styles.answer}>{answer.text}</p>
        </Note>
      )}
    </li>
  );
}
