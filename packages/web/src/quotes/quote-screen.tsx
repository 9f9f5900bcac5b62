import { berlinDate } from "@kreislauf/contract/base";
import { type Quote, type QuoteState, quotesTexts } from "@kreislauf/contract/quotes";
import { useQuery } from "@tanstack/react-query";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import type { StatusVariant } from "@kreislauf/ui/drawings/status-glyph.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Columns } from "@kreislauf/ui/layout/columns.tsx";
import { FormFooter } from "@kreislauf/ui/layout/form-footer.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { ApiError } from "../base/api-error.ts";
import { usePathParam } from "../base/navigation.ts";
import { hrefTo } from "../base/paths.ts";
import { OfferCard, PricesCard } from "./offer-cards.tsx";
import { DecisionCard } from "./decision-card.tsx";
import { QuoteHistory } from "./quote-history.tsx";
import { quoteTexts } from "./quote.texts.ts";
import { quoteQuery } from "./quotes.queries.ts";
import { useDecisionButtons } from "./use-decision-buttons.tsx";
import { LoadFailure } from "../base/load-failure.tsx";

const looks: Readonly<Record<QuoteState, StatusVariant>> = {
  sent: "open",
  accepted: "done",
  declined: "cancelled",
  withdrawn: "cancelled",
  expired: "cancelled",
};

/** Shows a quote of the provider and lets the customer accept or decline it. */
export function QuoteScreen() {
  const texts = useTexts(quoteTexts);
  const { data, error, isFetching, refetch } = useQuery(quoteQuery(usePathParam("quoteId")));
  if (data !== undefined) return <Shown key={data.quoteId} quote={data} />;
  const isGone = error instanceof ApiError && (error.code === "not_found" || error.code === "validation");
  return (
    <>
      <PageHeader title={texts.screen} back={{ href: hrefTo("agreements"), text: texts.back }} />
      {error === null ? (
        <Delayed text={texts.loading}>
          <SkeletonCard />
        </Delayed>
      ) : (
        <Card flush>
          {isGone ? (
            <StateMessage illustration="search" title={texts.gone.title} text={texts.gone.text} />
          ) : (
            <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
          )}
        </Card>
      )}
    </>
  );
}

function Shown({ quote }: { quote: Quote }) {
  const texts = useTexts(quoteTexts);
  const { states } = useTexts(quotesTexts);
  const { date } = useFormats();
  const isMobile = useIsMobile();
  const { buttons, dialog } = useDecisionButtons(quote);
  return (
    <>
      <PageHeader
        title={texts.title(quote.quoteNumber)}
        titleOnMobile
        badge={<StatusBadge status={looks[quote.state]}>{states[quote.state]}</StatusBadge>}
        context={texts.toInquiry(date(berlinDate(Temporal.Instant.from(quote.askedOn))))}
        back={{
          href: hrefTo("agreements", undefined, { site: quote.serviceLocationId }),
          text: texts.back,
        }}
      />
      <Columns
        aside={
          <>
            <DecisionCard quote={quote} buttons={isMobile ? null : buttons} />
            <QuoteHistory quote={quote} />
          </>
        }
      >
        <OfferCard quote={quote} />
        {quote.prices.length > 0 && <PricesCard quote={quote} />}
      </Columns>
      {quote.state === "sent" && (
        <>
          {isMobile && (
            <FormFooter note={buttons.lockedBecause}>
              {buttons.decline}
              {buttons.accept}
            </FormFooter>
          )}
          {dialog}
        </>
      )}
    </>
  );
}
