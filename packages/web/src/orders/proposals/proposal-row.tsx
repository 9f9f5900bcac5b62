import type { Order, Proposal } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { CalendarCheck, CalendarDays, Check, Ellipsis } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { useNow } from "@kreislauf/ui/base/use-now.ts";
import { containerShapes } from "../../catalog/index.ts";
import { activeSitesQuery } from "../../sites/index.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { DeadlineLine } from "@kreislauf/ui/feedback/deadline-line.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { Menu } from "@kreislauf/ui/overlays/menu.tsx";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { openDeadlineNotice } from "../actions/deadline-notices.ts";
import { wasteTypeName } from "../base/order-labels.ts";
import { useAmountLabels } from "../base/use-amount-labels.ts";
import { proposalTexts } from "./proposal.texts.ts";
import { refusalMessage } from "../actions/refusal-message.ts";
import type { StartProposalAnswer } from "./use-proposal-answers.tsx";
import styles from "./proposal-row.module.css";

interface ProposalRowProps {
  order: Order;
  /** Undefined for people who may not answer proposals. */
  startAnswer: StartProposalAnswer | undefined;
}

/** A row with a date that the disposer proposes, and the buttons to answer it. */
export function ProposalRow({ order, startAnswer }: ProposalRowProps) {
  const language = useLanguage();
  const { answerBy } = useTexts(proposalTexts);
  const { containerLabel } = useAmountLabels();
  const { data: sites } = useQuery(activeSitesQuery);
  const now = useNow();
  const { proposal } = order;
  if (proposal === null) return null;
  const site = sites?.find(({ id }) => id === order.serviceLocationId);
  const { state, text } = openDeadlineNotice(proposal.answerBy, answerBy, now, language);
  return (
    <li className={styles.row}>
      <ContainerDrawing shape={containerShapes[order.containerType.drawing]} size="small" />
      <div className={styles.order}>
        <a href={hrefTo("order", { orderId: order.id })}>{wasteTypeName(order)}</a>
        <small>{[containerLabel(order), ...(site ? [`${site.alias}, ${site.city}`] : [])].join(" · ")}</small>
      </div>
      <div className={styles.dates}>
        <ProposedDay order={order} proposal={proposal} />
        <DeadlineLine state={state}>{text}</DeadlineLine>
      </div>
      {startAnswer && <RowAnswers order={order} startAnswer={startAnswer} />}
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

function RowAnswers({ order, startAnswer }: { order: Order; startAnswer: StartProposalAnswer }) {
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
        onClick={() => startAnswer("accept", order)}
      >
        {texts.acceptShort}
      </Button>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={texts.moreOf(order.orderNumber)} />}
        entries={[
          {
            text: texts.other,
            icon: CalendarDays,
            lockedBecause: edit.allowed ? undefined : refusalMessage(edit, now, language),
            onSelect: () => startAnswer("other", order),
          },
          { text: texts.keep, icon: CalendarCheck, onSelect: () => startAnswer("keep", order) },
        ]}
      />
    </div>
  );
}
