import { deskAgreementsApi, type DeskInquiry } from "@kreislauf/contract/desk";
import { maxInquiryTextLengths } from "@kreislauf/contract/agreements";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { call } from "../../base/call.ts";
import { AttachmentButtons } from "../base/attachment-buttons.tsx";
import { deskAgreementsTexts } from "../agreements.texts.ts";
import { EntryForm } from "../base/entry-form.tsx";
import { fieldErrorOf } from "../../base/field-error.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import { useDeskCatalog } from "../customers.queries.ts";
import styles from "../base/panel.module.css";
import { deskQuotesTexts } from "../quotes.texts.ts";
import { DecisionPanel } from "./decision-panel.tsx";
import { QuoteFormFields } from "./quote-form.tsx";
import { useAgreementVerb } from "./use-agreement-verb.ts";

interface InquiryPanelProps {
  inquiry: DeskInquiry;
  /** Called once the inquiry is answered. */
  onDone: () => void;
  onClose: () => void;
}

/** A customer's inquiry, and the forms to answer it with a quote or in words. */
export function InquiryPanel({ inquiry, onDone, onClose }: InquiryPanelProps) {
  const texts = useTexts(deskAgreementsTexts);
  const formats = useFormats();
  const [form, setForm] = useState<"quote" | "words" | null>(null);
  const words = useTexts(deskQuotesTexts);
  const catalog = useDeskCatalog();
  const [text, setText] = useState("");
  const answer = useAgreementVerb(
    inquiry,
    () =>
      call(deskAgreementsApi.answerDeskInquiry, {
        params: { inquiryId: inquiry.inquiryId },
        body: { text },
      }),
    () => texts.answered,
    onDone,
  );
  return (
    <DecisionPanel
      title={inquiry.companyName}
      sub={texts.since(formats.dateTime(inquiry.createdOn), inquiry.createdByUser.name)}
      onClose={onClose}
    >
      <DefinitionList
        entries={[
          { label: texts.site, value: `${inquiry.siteName}, ${inquiry.address}` },
          { label: texts.waste, value: inquiry.wasteType.description },
          {
            label: texts.container,
            value: [inquiry.containerType.description, inquiry.customContainerSize].filter(Boolean).join(" "),
          },
          ...(inquiry.amount === null ? [] : [{ label: texts.amount, value: inquiry.amount }]),
          ...(inquiry.note === null ? [] : [{ label: texts.wish, value: inquiry.note }]),
        ]}
      />
      <AttachmentButtons
        attachments={inquiry.attachments}
        load={(attachmentId) =>
          call(deskAgreementsApi.deskInquiryAttachment, {
            params: { inquiryId: inquiry.inquiryId, attachmentId },
          })
        }
      />
      {form === null && (
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => setForm("quote")}>
            {words.write}
          </Button>
          <Button onClick={() => setForm("words")}>{texts.answer}</Button>
        </div>
      )}
      {form === "quote" && catalog.isPending && (
        <Delayed text={words.loadingCatalog}>
          <SkeletonCard />
        </Delayed>
      )}
      {form === "quote" && catalog.isLoadingError && (
        <LoadFailure title={words.catalogFailed} query={catalog} />
      )}
      {form === "quote" && catalog.data && (
        <QuoteFormFields
          inquiry={inquiry}
          catalog={catalog.data}
          onSent={onDone}
          onCancel={() => setForm(null)}
        />
      )}
      {form === "words" && (
        <EntryForm
          hasHeading
          label={texts.answer}
          saveText={texts.sendAnswer}
          error={answer.error}
          busy={answer.isPending}
          onSave={() => answer.mutate(undefined)}
          onCancel={() => setForm(null)}
        >
          <TextArea
            label={texts.answerText}
            required
            autoFocus
            maxLength={maxInquiryTextLengths.answer}
            value={text}
            error={fieldErrorOf(answer.error, "text")}
            onChange={(event) => setText(event.target.value)}
          />
        </EntryForm>
      )}
    </DecisionPanel>
  );
}
