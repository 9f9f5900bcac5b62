import { deskAgreementsApi, type DeskInquiry } from "@kreislauf/contract/desk";
import { maxInquiryTextLengths } from "@kreislauf/contract/agreements";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { call } from "../../base/call.ts";
import { deskAgreementsTexts } from "../agreements.texts.ts";
import { EntryForm } from "../base/entry-form.tsx";
import { fieldErrorOf } from "../base/field-error.ts";
import { useFormOpener } from "../base/use-form-opener.ts";
import styles from "../order-panel.module.css";
import { DecisionPanel } from "./decision-panel.tsx";
import { useAgreementVerb } from "./use-agreement-verb.ts";

interface InquiryPanelProps {
  inquiry: DeskInquiry;
  onClose: () => void;
}

/** What a customer wants an offer for, and the answer. */
export function InquiryPanel({ inquiry, onClose }: InquiryPanelProps) {
  const texts = useTexts(deskAgreementsTexts);
  const formats = useFormats();
  const { isOpen, setIsOpen, opener } = useFormOpener();
  const [text, setText] = useState("");
  const answer = useAgreementVerb(
    () =>
      call(deskAgreementsApi.answerDeskInquiry, {
        params: { inquiryId: inquiry.inquiryId },
        body: { text },
      }),
    () => texts.answered,
    onClose,
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
      {isOpen ? (
        <EntryForm
          hasHeading
          label={texts.answer}
          saveText={texts.sendAnswer}
          error={answer.error}
          busy={answer.isPending}
          onSave={() => answer.mutate()}
          onCancel={() => setIsOpen(false)}
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
      ) : (
        <div className={styles.actions}>
          <Button ref={opener} onClick={() => setIsOpen(true)}>
            {texts.answer}
          </Button>
        </div>
      )}
    </DecisionPanel>
  );
}
