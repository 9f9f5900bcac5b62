import { permission } from "@kreislauf/contract/base";
import type { Order, Proposal } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { CalendarCheck, CalendarDays, Check, Ellipsis } from "lucide-react";
import { useFormats } from "../base/format.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { useNow } from "../base/use-now.ts";
import { containerShapes } from "../catalog/index.ts";
import { activeLocationsQuery } from "../locations/index.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { ContainerDrawing } from "../ui/container-drawing.tsx";
import { CountPill } from "../ui/count-pill.tsx";
import { DeadlineLine } from "../ui/deadline-line.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Menu } from "../ui/menu.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { openUntil } from "./deadline-notices.ts";
import { containerWords, wasteName } from "./order-words.ts";
import { proposalTexts } from "./proposal.texts.ts";
import { proposalsQuery } from "./proposals-query.ts";
import { refusalSentence } from "./refusal-sentence.ts";
import type { StartProposalAnswer } from "./use-proposal-answers.tsx";
import { useProposalAnswers } from "./use-proposal-answers.tsx";
import styles from "./proposals-to-answer.module.css";

/** Other dates that disposers propose; nothing where none is open. */
export function ProposalsToAnswer() {
  const texts = useTexts(proposalTexts);
  const { data } = useQuery(proposalsQuery);
  const mayAnswer = useUser().permissions.includes(permission.orderManager);
  const { start, element } = useProposalAnswers();
  const { orders = [], total = 0 } = data ?? {};
  return (
    <>
      {total > 0 && (
        <Card title={texts.list} actions={<CountPill count={total} />} flush>
          <p className={styles.lead}>{texts.listText}</p>
          <ul>
            {orders.map((order) => (
              <ProposalRow key={order.id} order={order} start={mayAnswer ? start : undefined} />
            ))}
          </ul>
          {total > orders.length && <p className={styles.more}>{texts.more(total - orders.length)}</p>}
        </Card>
      )}
      {element}
    </>
  );
}

interface ProposalRowProps {
  order: Order;
  /** Undefined for those who only look on. */
  start: StartProposalAnswer | undefined;
}

function ProposalRow({ order, start }: ProposalRowProps) {
  const language = useLanguage();
  const { answerBy } = useTexts(proposalTexts);
  const { data: locations } = useQuery(activeLocationsQuery);
  const now = useNow();
  const { proposal } = order;
  if (proposal === null) return null;
  const site = locations?.find(({ id }) => id === order.serviceLocationId);
  const { state, text } = openUntil(proposal.answerBy, answerBy, now, language);
  return (
    <li className={styles.row}>
      <ContainerDrawing shape={containerShapes[order.containerType.drawing]} size="small" />
      <div className={styles.order}>
        <a href={hrefTo("order", { orderId: order.id })}>{wasteName(order)}</a>
        <small>{[containerWords(order), ...(site ? [`${site.alias}, ${site.city}`] : [])].join(" · ")}</small>
      </div>
      <div className={styles.dates}>
        <ProposedDay order={order} proposal={proposal} />
        <DeadlineLine state={state}>{text}</DeadlineLine>
      </div>
      {start && <RowAnswers order={order} start={start} />}
    </li>
  );
}

function ProposedDay({ order, proposal }: { order: Order; proposal: Proposal }) {
  const texts = useTexts(proposalTexts);
  const { day } = useFormats();
  const [desired, proposed] = [day(order.desiredDate), day(proposal.date)];
  return (
    <p>
      <VisuallyHidden>{texts.datesSpoken(desired, proposed)}</VisuallyHidden>
      <span aria-hidden>{texts.dates(desired, proposed)}</span>
    </p>
  );
}

function RowAnswers({ order, start }: { order: Order; start: StartProposalAnswer }) {
  const texts = useTexts(proposalTexts);
  const language = useLanguage();
  const now = useNow();
  const { edit } = order.actions;
  return (
    <div className={styles.buttons}>
      <Button
        small
        icon={Check}
        aria-label={texts.acceptOf(order.orderNumber)}
        onClick={() => start("accept", order)}
      >
        {texts.acceptShort}
      </Button>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={texts.moreOf(order.orderNumber)} />}
        entries={[
          {
            text: texts.other,
            icon: CalendarDays,
            lockedBecause: edit.allowed ? undefined : refusalSentence(edit, now, language),
            onSelect: () => start("other", order),
          },
          { text: texts.keep, icon: CalendarCheck, onSelect: () => start("keep", order) },
        ]}
      />
    </div>
  );
}
