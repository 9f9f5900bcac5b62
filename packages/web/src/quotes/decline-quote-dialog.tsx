import {
  maxQuoteLengths,
  type QuoteDeclineReason,
  quoteDeclineReasons,
  quotesApi,
  quotesTexts,
} from "@kreislauf/contract/quotes";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { ChoiceRows } from "@kreislauf/ui/controls/choice-rows.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { call } from "../base/api.ts";
import type { QuoteDialogProps } from "./accept-quote-dialog.tsx";
import { quoteTexts } from "./quote.texts.ts";
import { useQuoteDecision } from "./use-quote-decision.ts";
import styles from "./quotes.module.css";

/** Declines a quote with a reason, which the provider reads. */
export function DeclineQuoteDialog({ quote, onClosed }: QuoteDialogProps) {
  const texts = useTexts(quoteTexts);
  const { declineReasons } = useTexts(quotesTexts);
  const [reason, setReason] = useState<QuoteDeclineReason>("price");
  const [text, setText] = useState("");
  const decision = useQuoteDecision(
    () => call(quotesApi.declineQuote, { params: { quoteId: quote.quoteId }, body: { reason, text } }),
    ({ quoteNumber }) => texts.declined(quoteNumber),
    onClosed,
  );
  return (
    <ActionDialog
      open
      onClose={onClosed}
      onClosed={onClosed}
      title={texts.declineTitle}
      dirty={text !== ""}
      busy={decision.busy}
      closeText={texts.cancel}
      error={decision.failure?.sentence}
      action={{
        text: texts.declineSubmit,
        busyText: texts.declining,
        danger: true,
        onSubmit: (event) => {
          event.preventDefault();
          void decision.submit();
        },
      }}
    >
      <div className={styles.dialog}>
        <ChoiceRows<QuoteDeclineReason>
          label={texts.reason}
          options={quoteDeclineReasons.map((value) => ({ value, title: declineReasons[value] }))}
          value={reason}
          onChange={setReason}
        />
        <TextArea
          label={texts.words}
          optional
          rows={3}
          maxLength={maxQuoteLengths.declineText}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </ActionDialog>
  );
}
