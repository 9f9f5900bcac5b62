import { berlinDate } from "@kreislauf/contract/base";
import { type Quote, quotesTexts } from "@kreislauf/contract/quotes";
import { now } from "@kreislauf/ui/base/clock.ts";
import { unbroken, useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { DeadlineLine } from "@kreislauf/ui/feedback/deadline-line.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { hrefTo } from "../base/paths.ts";
import { quoteTexts } from "./quote.texts.ts";
import type { DecisionButtons } from "./use-decision-buttons.tsx";
import { usePlacementDay } from "./use-placement-day.ts";
import styles from "./quotes.module.css";

/** If at most this many days are left, the deadline is highlighted. */
const soon = 5;

interface DecisionCardProps {
  quote: Quote;
  /** Null if the screen shows the buttons elsewhere. */
  buttons: DecisionButtons | null;
}

/** Until when the quote can be decided, with the two buttons; once it is decided or expired, what became of it. */
export function DecisionCard({ quote, buttons }: DecisionCardProps) {
  const texts = useTexts(quoteTexts);
  return (
    <Card title={texts.decision}>
      <div className={styles.decision}>
        {quote.state === "sent" ? <Open quote={quote} buttons={buttons} /> : <Decided quote={quote} />}
      </div>
    </Card>
  );
}

function Open({ quote, buttons }: DecisionCardProps) {
  const texts = useTexts(quoteTexts);
  const { day } = useFormats();
  const { orders } = usePlacementDay(quote);
  const today = Temporal.PlainDate.from(berlinDate(now()));
  const { days } = today.until(quote.validUntil);
  return (
    <>
      <DeadlineLine state={days <= soon ? "today" : "open"}>
        <b>{texts.validUntil(days === 0 ? texts.today : unbroken(day(quote.validUntil)))}</b>
        {days > 0 && `, ${texts.daysLeft(days)}`}
      </DeadlineLine>
      {buttons && (
        <div className={styles.buttons}>
          {buttons.accept}
          {buttons.decline}
        </div>
      )}
      {buttons?.lockedBecause !== undefined && (
        <DeadlineLine state="locked">{buttons.lockedBecause}</DeadlineLine>
      )}
      <h3>{texts.ifAccepted}</h3>
      <p>{texts.makesAgreement(quote.site.name)}</p>
      <p>{orders}</p>
    </>
  );
}

function Decided({ quote }: { quote: Quote }) {
  const texts = useTexts(quoteTexts);
  const { declineReasons } = useTexts(quotesTexts);
  const { date, day, dateTime } = useFormats();
  const decidedOn = quote.decidedOn === null ? "" : date(berlinDate(Temporal.Instant.from(quote.decidedOn)));
  const name = quote.decidedBy?.name ?? "";
  const agreements = hrefTo("agreements", undefined, { site: quote.serviceLocationId });
  if (quote.state === "accepted")
    return (
      <>
        <p>{texts.acceptedBy(decidedOn, name)}</p>
        <div className={styles.buttons}>
          <LinkButton href={agreements}>{texts.openAgreement}</LinkButton>
          {quote.order && (
            <LinkButton href={hrefTo("order", { orderId: quote.order.id })}>{texts.openOrder}</LinkButton>
          )}
        </div>
      </>
    );
  return (
    <>
      {quote.state === "declined" && (
        <>
          <p>{texts.declinedBy(decidedOn, name)}</p>
          {quote.declineReason !== null && <p>{declineReasons[quote.declineReason]}</p>}
          {quote.declineText !== null && <p className={styles.text}>{texts.quoted(quote.declineText)}</p>}
        </>
      )}
      {quote.state === "expired" && <p>{texts.expired(unbroken(day(quote.validUntil)))}</p>}
      {quote.state === "withdrawn" && <p>{texts.withdrawn(dateTime(quote.decidedOn ?? quote.sentOn))}</p>}
      {quote.state !== "withdrawn" && <LinkButton href={agreements}>{texts.askAgain}</LinkButton>}
    </>
  );
}
