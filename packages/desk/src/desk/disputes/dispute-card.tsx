import { type DeskDispute, deskDisputesApi } from "@kreislauf/contract/desk";
import { invoicesTexts } from "@kreislauf/contract/invoices";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { call } from "../../base/call.ts";
import { hrefTo } from "../../base/hash-route.ts";
import { AttachmentButtons } from "../base/attachment-buttons.tsx";
import pageStyles from "../base/page.module.css";
import { DisputeForm } from "./dispute-form.tsx";
import { disputesTexts } from "./disputes.texts.ts";
import styles from "./disputes.module.css";

interface DisputeCardProps {
  dispute: DeskDispute;
  /** Called when the form is opened: the dispute must not change on the screen until the form is closed. */
  onOpened: () => void;
  onClosed: () => void;
  onChanged: () => Promise<unknown>;
}

/** A disputed line of an invoice: what is charged, what customer and dispatch wrote, and buttons to answer. */
export function DisputeCard({ dispute, onOpened, onClosed, onChanged }: DisputeCardProps) {
  const texts = useTexts(disputesTexts);
  const words = useTexts(invoicesTexts);
  const { money, date, dateTime } = useFormats();
  const [outcome, setOutcome] = useState<"credited" | "declined" | null>(null);
  const { documentId, number, position, answerBy, deviations, expectedAmount } = dispute;
  const open = (chosen: "credited" | "declined") => {
    setOutcome(chosen);
    onOpened();
  };
  const close = () => {
    setOutcome(null);
    onClosed();
  };
  const isOpen = dispute.state === "disputed";
  const isLate = answerBy !== null && answerBy < today();
  return (
    <Card
      title={texts.lineTitle(number, position)}
      actions={
        <>
          <Badge>
            {!isOpen || answerBy === null
              ? words.state[dispute.state]
              : isLate
                ? texts.overdue(date(answerBy))
                : texts.due(date(answerBy))}
          </Badge>
          <LinkButton small href={hrefTo(`/documents/${documentId}`)}>
            {texts.invoice}
          </LinkButton>
        </>
      }
    >
      <div className={styles.dispute}>
        <DefinitionList
          entries={[
            {
              label: texts.customer,
              value: [dispute.companyName, dispute.customerNumber].filter(Boolean).join(", "),
            },
            { label: texts.site, value: dispute.siteName },
            { label: texts.line, value: dispute.description },
            ...(dispute.orderNumber === null ? [] : [{ label: texts.order, value: dispute.orderNumber }]),
            { label: texts.charged, value: money(dispute.netAmount) },
            ...(expectedAmount === null ? [] : [{ label: texts.expected, value: money(expectedAmount) }]),
            ...(deviations.length === 0
              ? []
              : [
                  {
                    label: texts.difference,
                    value: deviations.map((kind) => words.deviation[kind]).join(", "),
                  },
                ]),
            ...(dispute.creditNoteNumber === null
              ? []
              : [{ label: texts.creditNote, value: dispute.creditNoteNumber }]),
          ]}
        />
        <ul className={styles.messages}>
          {dispute.messages.map((message) => (
            <li key={message.id}>
              <b>{message.reason === null ? words.state[message.event] : words.reason[message.reason]}</b>
              {message.text !== "" && <p>{message.text}</p>}
              <small>{texts.said(message.author, dateTime(message.at))}</small>
              <AttachmentButtons
                attachments={message.attachments}
                load={(attachmentId) =>
                  call(deskDisputesApi.deskDisputeAttachment, { params: { documentId, attachmentId } })
                }
              />
            </li>
          ))}
        </ul>
        {isOpen && outcome === null && (
          <div className={pageStyles.actions}>
            <Button variant="primary" onClick={() => open("credited")}>
              {texts.credit}
            </Button>
            <Button onClick={() => open("declined")}>{texts.decline}</Button>
          </div>
        )}
        {isOpen && outcome !== null && (
          <DisputeForm dispute={dispute} outcome={outcome} onClosed={close} onChanged={onChanged} />
        )}
      </div>
    </Card>
  );
}
