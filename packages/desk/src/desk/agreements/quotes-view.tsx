import { useState } from "react";
import { quotesTexts, type QuoteLine } from "@kreislauf/contract/quotes";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { useQuotes } from "../agreements.queries.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import { useListKeys } from "../base/use-list-keys.ts";
import claimsStyles from "../claims.module.css";
import { deskAgreementsTexts } from "../agreements.texts.ts";
import { deskQuotesTexts } from "../quotes.texts.ts";
import styles from "./agreements.module.css";
import { QuotePanel } from "./quote-panel.tsx";
import { TaskRow } from "./task-row.tsx";
import type { ViewProps } from "./view-props.ts";

/** The newest quotes with their states. */
export function QuotesView({ head }: ViewProps) {
  const texts = useTexts(deskQuotesTexts);
  const { title } = useTexts(deskAgreementsTexts);
  const { states } = useTexts(quotesTexts);
  const formats = useFormats();
  const list = useQuotes();
  const [currentId, setCurrentId] = useState<number | null>(null);
  const quotes = list.data?.quotes ?? [];
  const current = quotes.find(({ quoteId }) => quoteId === currentId);
  useListKeys({ ids: quotes.map(({ quoteId }) => quoteId), currentId, open: setCurrentId });
  const linesOf = (row: QuoteLine) => [
    `${row.wasteType}, ${row.amount} × ${row.containerType}`,
    `${row.quoteNumber} · ${texts.until(formats.day(row.validUntil))}`,
  ];
  return (
    <div className={claimsStyles.screen}>
      <section className={claimsStyles.main} aria-label={title}>
        {head}
        {list.isLoadingError && <LoadFailure title={texts.failed} query={list} />}
        <div className={styles.lists}>
          {list.isPending && (
            <Delayed text={texts.loading}>
              <SkeletonCard />
            </Delayed>
          )}
          {list.data !== undefined && quotes.length === 0 && (
            <StateMessage illustration="orders" title={texts.none} text={texts.noneText} />
          )}
          {quotes.length > 0 && (
            <Card flush title={texts.quotes}>
              <ul>
                {quotes.map((row) => (
                  <TaskRow
                    key={row.quoteId}
                    rowKey={row.quoteId}
                    title={`${row.companyName}, ${row.siteName}`}
                    lines={linesOf(row)}
                    isCurrent={row.quoteId === currentId}
                    onOpen={() => setCurrentId(row.quoteId)}
                  >
                    <Badge active={row.state === "sent"}>
                      {row.state === "sent" ? texts.open : states[row.state]}
                    </Badge>
                  </TaskRow>
                ))}
              </ul>
            </Card>
          )}
        </div>
      </section>
      {current && <QuotePanel key={current.quoteId} line={current} onClose={() => setCurrentId(null)} />}
    </div>
  );
}
