import { cancelReasonText, type Order } from "@kreislauf/contract/orders";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { OrderClaimCard } from "./order-claim-card.tsx";
import { OrderMessageCard } from "./order-message-card.tsx";
import { ProposalCard } from "../proposals/proposal-card.tsx";
import { orderDetailTexts } from "./order-detail.texts.ts";
import type { StartProposalAnswer } from "../proposals/use-proposal-answers.tsx";

interface OrderMessageListProps {
  order: Order;
  startAnswer: StartProposalAnswer;
}

/** What was said about an order: a proposed date, the claim with its answers, and why it was cancelled or failed. */
export function OrderMessageList({ order, startAnswer }: OrderMessageListProps) {
  const texts = useTexts(orderDetailTexts).detail;
  const language = useLanguage();
  const { claim, cancellation, failedTripReason, proposal } = order;
  return (
    <>
      {proposal && <ProposalCard order={order} proposal={proposal} startAnswer={startAnswer} />}
      {claim && <OrderClaimCard order={order} claim={claim} />}
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
