import type { Order } from "@kreislauf/contract/orders";
import { cancelReasonWords, orderStatus, ordersTexts } from "@kreislauf/contract/orders";
import { useFormats } from "../base/format.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { OrderPhoto } from "./order-photo.tsx";
import { OrderStatement } from "./order-statement.tsx";
import { ProposalCard } from "./proposal-card.tsx";
import { orderDetailTexts } from "./order-detail.texts.ts";
import type { StartProposalAnswer } from "./use-proposal-answers.tsx";
import styles from "./order-statement.module.css";

interface OrderStatementsProps {
  order: Order;
  startAnswer: StartProposalAnswer;
}

/** What was said about an order beyond its data: another date proposed, the claim with its answer, why it was cancelled or failed. */
export function OrderStatements({ order, startAnswer }: OrderStatementsProps) {
  const texts = useTexts(orderDetailTexts).detail;
  const language = useLanguage();
  const { dateTime } = useFormats();
  const { claim, cancellation, failedTripReason, orderStatusId, proposal } = order;
  return (
    <>
      {proposal && <ProposalCard order={order} proposal={proposal} start={startAnswer} />}
      {claim && (
        <OrderStatement
          title={orderStatusId === orderStatus.claimed ? texts.claim : texts.closedClaim}
          badge={
            claim.ticketNumber === null
              ? undefined
              : claim.ticketStatus === null
                ? texts.ticketNumber(claim.ticketNumber)
                : texts.ticket(claim.ticketNumber, claim.ticketStatus)
          }
          reason={ordersTexts[language].claimReason[claim.claimReasonId]}
          words={claim.reason}
          said={{ by: claim.claimedBy.name, on: claim.claimedOn }}
          urgent={orderStatusId === orderStatus.claimed}
          photo={claim.hasPhoto && <OrderPhoto order={order} of="claim" />}
          {...(claim.hint !== null && {
            answer: (
              <>
                <p>{`${texts.hint} ${claim.hint}`}</p>
                {claim.editedBy && claim.editedOn && (
                  <p className={styles.edited}>
                    {texts.answered(claim.editedBy.name, dateTime(claim.editedOn))}
                  </p>
                )}
              </>
            ),
          })}
        />
      )}
      {cancellation && (
        <OrderStatement
          title={texts.cancellation}
          reason={cancelReasonWords(cancellation.cancelReasonId, cancellation.cause, language)}
          words={cancellation.reason}
          said={{ by: cancellation.cancelledBy.name, on: cancellation.cancelledOn }}
        />
      )}
      {failedTripReason !== null && <OrderStatement title={texts.failedTrip} words={failedTripReason} />}
    </>
  );
}
