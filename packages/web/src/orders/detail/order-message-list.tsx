import { cancelReasonText, orderStatus, ordersTexts, type Order } from "@kreislauf/contract/orders";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { OrderPhoto } from "./order-photo.tsx";
import { OrderMessageCard } from "./order-message-card.tsx";
import { ProposalCard } from "../proposals/proposal-card.tsx";
import { orderDetailTexts } from "./order-detail.texts.ts";
import type { StartProposalAnswer } from "../proposals/use-proposal-answers.tsx";
import styles from "./order-message-card.module.css";

interface OrderMessageListProps {
  order: Order;
  startAnswer: StartProposalAnswer;
}

/** Everything said about an order: a proposed date, the claim with its answer, why it was cancelled or failed. */
export function OrderMessageList({ order, startAnswer }: OrderMessageListProps) {
  const texts = useTexts(orderDetailTexts).detail;
  const language = useLanguage();
  const { dateTime } = useFormats();
  const { claim, cancellation, failedTripReason, orderStatusId, proposal } = order;
  return (
    <>
      {proposal && <ProposalCard order={order} proposal={proposal} startAnswer={startAnswer} />}
      {claim && (
        <OrderMessageCard
          title={orderStatusId === orderStatus.claimed ? texts.claim : texts.closedClaim}
          badge={
            claim.ticketNumber === null
              ? undefined
              : claim.ticketStatus === null
                ? texts.ticketNumber(claim.ticketNumber)
                : texts.ticket(claim.ticketNumber, claim.ticketStatus)
          }
          reason={ordersTexts[language].claimReason[claim.claimReasonId]}
          text={claim.reason}
          author={{ by: claim.claimedBy.name, on: claim.claimedOn }}
          needsAttention={orderStatusId === orderStatus.claimed}
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
        <OrderMessageCard
          title={texts.cancellation}
          reason={cancelReasonText(cancellation.cancelReasonId, cancellation.cause, language)}
          text={cancellation.reason}
          author={{ by: cancellation.cancelledBy.name, on: cancellation.cancelledOn }}
        />
      )}
      {failedTripReason !== null && <OrderMessageCard title={texts.failedTrip} text={failedTripReason} />}
    </>
  );
}
