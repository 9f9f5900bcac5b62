import { deskAgreementsApi } from "@kreislauf/contract/desk";
import { describePrice, type Quote, type QuoteLine, quotesTexts } from "@kreislauf/contract/quotes";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { call } from "../../base/call.ts";
import { useQuote } from "../agreements.queries.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import styles from "../base/panel.module.css";
import { deskQuotesTexts } from "../quotes.texts.ts";
import { DecisionPanel } from "./decision-panel.tsx";
import { useAgreementVerb } from "./use-agreement-verb.ts";

/** A quote as it was sent, its state, and a button to withdraw it. */
export function QuotePanel({ line, onClose }: { line: QuoteLine; onClose: () => void }) {
  const texts = useTexts(deskQuotesTexts);
  const query = useQuote(line.quoteId);
  return (
    <DecisionPanel title={`${line.companyName}, ${line.siteName}`} sub={line.quoteNumber} onClose={onClose}>
      {query.isPending && (
        <Delayed text={texts.loading}>
          <SkeletonCard />
        </Delayed>
      )}
      {query.isLoadingError && <LoadFailure title={texts.failed} query={query} />}
      {query.data && <Sent line={line} quote={query.data} />}
    </DecisionPanel>
  );
}

function Sent({ line, quote }: { line: QuoteLine; quote: Quote }) {
  const texts = useTexts(deskQuotesTexts);
  const { states, declineReasons } = useTexts(quotesTexts);
  const language = useLanguage();
  const formats = useFormats();
  const withdraw = useAgreementVerb(
    line,
    () => call(deskAgreementsApi.withdrawDeskQuote, { params: { quoteId: quote.quoteId } }),
    () => texts.withdrawn,
    () => undefined,
  );
  const reason = [quote.declineReason && declineReasons[quote.declineReason], quote.declineText]
    .filter(Boolean)
    .join(": ");
  return (
    <>
      <DefinitionList
        entries={[
          { label: texts.site, value: `${quote.site.name}, ${quote.site.address}` },
          {
            label: texts.offered,
            value: `${quote.wasteType.description}, ${quote.amount} × ${quote.containerType.type}`,
          },
          ...(quote.placedOn === null ? [] : [{ label: texts.placedOn, value: formats.day(quote.placedOn) }]),
          ...(quote.term === null ? [] : [{ label: texts.term, value: quote.term }]),
          { label: texts.sentOn, value: `${formats.dateTime(quote.sentOn)}, ${quote.sentBy}` },
          { label: texts.validUntil, value: formats.day(quote.validUntil) },
          ...quote.prices.map((price) => {
            const { what, each } = describePrice(price, language);
            return { label: `${what}, ${each}`, value: formats.money(price.cents) };
          }),
        ]}
      />
      <p className={styles.anywhere}>{quote.text}</p>
      {quote.state === "sent" ? (
        <div className={styles.actions}>
          {withdraw.isError && (
            <Note variant="error" role="alert">
              {withdraw.error.message}
            </Note>
          )}
          <Button busy={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
            {texts.withdraw}
          </Button>
        </div>
      ) : (
        <section className={styles.section}>
          <h3>{states[quote.state]}</h3>
          <DefinitionList
            entries={[
              ...(quote.decidedBy === null ? [] : [{ label: texts.decidedBy, value: quote.decidedBy.name }]),
              ...(quote.decidedOn === null
                ? []
                : [{ label: texts.decidedOn, value: formats.dateTime(quote.decidedOn) }]),
              ...(reason === "" ? [] : [{ label: texts.reason, value: reason }]),
              ...(quote.agreementId === null
                ? []
                : [{ label: texts.agreement, value: quote.agreementNumber ?? texts.made }]),
              ...(quote.order === null ? [] : [{ label: texts.order, value: quote.order.orderNumber }]),
            ]}
          />
        </section>
      )}
    </>
  );
}
