import { permission } from "@kreislauf/contract/base";
import {
  canAnswerProposal,
  ordersErrorTexts,
  ordersTexts,
  type Order,
  type Proposal,
} from "@kreislauf/contract/orders";
import { CalendarDays, Check } from "lucide-react";
import { useId } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useUser } from "../../base/session.ts";
import { useNow } from "@kreislauf/ui/base/use-now.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { DeadlineLine } from "@kreislauf/ui/feedback/deadline-line.tsx";
import { openDeadlineNotice } from "../actions/deadline-notices.ts";
import { orderFacts } from "../base/order-facts.ts";
import { proposalTexts } from "./proposal.texts.ts";
import { ProposedDates } from "./proposed-dates.tsx";
import { refusalMessage } from "../actions/refusal-message.ts";
import type { StartProposalAnswer } from "./use-proposal-answers.tsx";
import styles from "./proposal.module.css";

interface ProposalCardProps {
  order: Order;
  proposal: Proposal;
  startAnswer: StartProposalAnswer;
}

/** A card with a date that the disposer proposes and the customer needs to answer. */
export function ProposalCard({ order, proposal, startAnswer }: ProposalCardProps) {
  const texts = useTexts(proposalTexts);
  const verdict = canAnswerProposal(orderFacts(order), useNow());
  const mayAnswer = useUser().permissions.includes(permission.orderManager);
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.title}</h2>
      <div className={styles.facts}>
        <ProposedDates order={order} proposal={proposal} chosen="proposed" />
        {proposal.note !== null && <p className={styles.text}>{texts.quote(proposal.note)}</p>}
      </div>
      <div className={styles.foot}>
        <AnswerDeadline verdict={verdict} />
        {mayAnswer && verdict.allowed && (
          <Answers order={order} proposal={proposal} startAnswer={startAnswer} />
        )}
      </div>
    </section>
  );
}

/**
 * The buttons for the three answers. Naming another date is an edit, so it is locked if the deadline for editing has
 * passed.
 */
function Answers({ order, proposal, startAnswer }: ProposalCardProps) {
  const texts = useTexts(proposalTexts);
  const language = useLanguage();
  const { day } = useFormats();
  const now = useNow();
  const { edit } = order.actions;
  return (
    <div className={styles.buttons} role="group" aria-label={texts.answers}>
      <Button onClick={() => startAnswer("keep", order)}>{texts.keep}</Button>
      <Button
        icon={CalendarDays}
        lockedBecause={edit.allowed ? undefined : refusalMessage(edit, now, language)}
        onClick={() => startAnswer("other", order)}
      >
        {texts.other}
      </Button>
      <Button variant="primary" icon={Check} onClick={() => startAnswer("accept", order)}>
        {texts.accept(day(proposal.date))}
      </Button>
    </div>
  );
}

function AnswerDeadline({ verdict }: { verdict: ReturnType<typeof canAnswerProposal> }) {
  const texts = useTexts(proposalTexts);
  const words = useTexts(ordersTexts);
  const language = useLanguage();
  const now = useNow();
  if (!verdict.allowed) {
    return <DeadlineLine state="locked">{ordersErrorTexts[language][verdict.reason]}</DeadlineLine>;
  }
  if (verdict.until === null) return null;
  const { state, text } = openDeadlineNotice(verdict.until, words.answerableUntil, now, language);
  return (
    <DeadlineLine state={state}>
      {text}. {texts.without}
    </DeadlineLine>
  );
}
