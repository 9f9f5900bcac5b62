import { type Claim, type Order, orderStatus, ordersTexts } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { orderChangesQuery } from "../orders.queries.ts";
import { claimAnswers } from "./claim-answers.ts";
import { formatOrderTime } from "./format-order-time.ts";
import { orderDetailTexts } from "./order-detail.texts.ts";
import { OrderPhoto } from "./order-photo.tsx";
import styles from "./order-message-card.module.css";

/** A claim and the answers to it as one thread; screen readers announce a new answer. */
export function OrderClaimCard({ order, claim }: { order: Order; claim: Claim }) {
  const texts = useTexts(orderDetailTexts).detail;
  const { claimReason } = useTexts(ordersTexts);
  const formats = useFormats();
  const titleId = useId();
  const { data: log = [] } = useQuery(orderChangesQuery(String(order.id)));
  const isOpen = order.orderStatusId === orderStatus.claimed;
  const { ticketNumber, ticketStatus } = claim;
  const said = (by: string, on: string) => (
    <p className={styles.said}>{texts.personAndTime(by, formatOrderTime(on, formats))}</p>
  );
  return (
    <section className={classNames(styles.card, isOpen && styles.urgent)} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{isOpen ? texts.claim : texts.closedClaim}</h2>
        {ticketNumber !== null && (
          <Badge>
            {ticketStatus === null
              ? texts.ticketNumber(ticketNumber)
              : texts.ticket(ticketNumber, ticketStatus)}
          </Badge>
        )}
      </header>
      <div aria-live="polite" aria-relevant="additions">
        <ol className={styles.thread}>
          <li className={styles.claim}>
            <div className={styles.message}>
              <p className={styles.reason}>{claimReason[claim.claimReasonId]}</p>
              {claim.reason !== null && <p className={styles.text}>{texts.quote(claim.reason)}</p>}
              {said(claim.claimedBy.name, claim.claimedOn)}
            </div>
            {claim.hasPhoto && <OrderPhoto order={order} of="claim" />}
          </li>
          {claimAnswers(claim, log).map(({ text, by, on }) => (
            <li key={`${on} ${text}`} className={styles.answer}>
              <b>{texts.answer}</b>
              <p className={styles.text}>{text}</p>
              {by !== null && on !== null && said(by, on)}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
