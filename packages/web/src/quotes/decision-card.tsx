import { berlinDate, permission } from "@kreislauf/contract/base";
import { type Quote, quotesTexts } from "@kreislauf/contract/quotes";
import { useState } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { DeadlineLine } from "@kreislauf/ui/feedback/deadline-line.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { AcceptQuoteDialog } from "./accept-quote-dialog.tsx";
import { DeclineQuoteDialog } from "./decline-quote-dialog.tsx";
import { quoteTexts } from "./quote.texts.ts";
import { usePlacementDay } from "./use-placement-day.ts";
import styles from "./quotes.module.css";

/** From this many days on the last day is marked. */
const soon = 5;

/** Until when one can decide, and the two buttons; afterwards one sentence says what became of it. */
export function DecisionCard({ quote }: { quote: Quote }) {
  const texts = useTexts(quoteTexts);
  return (
    <Card title={texts.decision}>
      <div className={styles.decision}>
        {quote.state === "sent" ? <Open quote={quote} /> : <Decided quote={quote} />}
      </div>
    </Card>
  );
}

function Open({ quote }: { quote: Quote }) {
  const texts = useTexts(quoteTexts);
  const { day } = useFormats();
  const { orders } = usePlacementDay(quote);
  const { permissions } = useUser();
  const [dialog, setDialog] = useState<"accept" | "decline" | null>(null);
  const today = Temporal.PlainDate.from(berlinDate(now()));
  const { days } = today.until(quote.validUntil);
  const lockedBecause = permissions.includes(permission.agreementManager) ? undefined : texts.noRight;
  const close = () => setDialog(null);
  return (
    <>
      <DeadlineLine state={days <= soon ? "today" : "open"}>
        <b>{texts.validUntil(days === 0 ? texts.today : day(quote.validUntil))}</b>
        {days > 0 && `, ${texts.daysLeft(days)}`}
      </DeadlineLine>
      <div className={styles.buttons}>
        <Button variant="primary" lockedBecause={lockedBecause} onClick={() => setDialog("accept")}>
          {texts.accept}
        </Button>
        <Button lockedBecause={lockedBecause} onClick={() => setDialog("decline")}>
          {texts.decline}
        </Button>
      </div>
      <h3>{texts.ifAccepted}</h3>
      <p>{texts.makesAgreement(quote.site.name)}</p>
      <p>{orders}</p>
      {dialog === "accept" && <AcceptQuoteDialog quote={quote} onClosed={close} />}
      {dialog === "decline" && <DeclineQuoteDialog quote={quote} onClosed={close} />}
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
      {quote.state === "expired" && <p>{texts.expired(day(quote.validUntil))}</p>}
      {quote.state === "withdrawn" && <p>{texts.withdrawn(dateTime(quote.decidedOn ?? quote.sentOn))}</p>}
      {quote.state !== "withdrawn" && <LinkButton href={agreements}>{texts.askAgain}</LinkButton>}
    </>
  );
}
