import { type Quote, quotesApi } from "@kreislauf/contract/quotes";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { call } from "../base/api.ts";
import { useUser } from "../base/session.ts";
import { quoteTexts } from "./quote.texts.ts";
import { usePlacementDay } from "./use-placement-day.ts";
import { useQuoteDecision } from "./use-quote-decision.ts";
import styles from "./quotes.module.css";

export interface QuoteDialogProps {
  quote: Quote;
  onClosed: () => void;
}

/** Asks for confirmation, because the customer cannot undo the acceptance of a quote. */
export function AcceptQuoteDialog({ quote, onClosed }: QuoteDialogProps) {
  const texts = useTexts(quoteTexts);
  const { begin } = usePlacementDay(quote);
  const { companyName } = useUser();
  const decision = useQuoteDecision(
    () => call(quotesApi.acceptQuote, { params: { quoteId: quote.quoteId } }),
    ({ quoteNumber }) => texts.accepted(quoteNumber),
    onClosed,
  );
  return (
    <ActionDialog
      open
      onClose={onClosed}
      onClosed={onClosed}
      title={texts.acceptTitle}
      busy={decision.busy}
      closeText={texts.cancel}
      error={decision.failure?.sentence}
      action={{ text: texts.accept, busyText: texts.accepting, onClick: () => void decision.submit() }}
    >
      <div className={styles.dialog}>
        <DefinitionList
          entries={[
            { label: texts.screen, value: quote.quoteNumber },
            {
              label: texts.service,
              value: texts.offered(quote.wasteType.description, quote.amount, quote.containerType.type),
            },
            { label: texts.begin, value: begin },
            ...(quote.term === null ? [] : [{ label: texts.term, value: quote.term }]),
          ]}
        />
        <p>{texts.acceptText(companyName)}</p>
        <p>{texts.final}</p>
      </div>
    </ActionDialog>
  );
}
