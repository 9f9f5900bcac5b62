import { catalogTexts, unbrokenAvvCode } from "@kreislauf/contract/catalog";
import type { DeskAnswerKind, DeskOrderDetail } from "@kreislauf/contract/desk";
import { ordersTexts } from "@kreislauf/contract/orders";
import { X } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import type { DeskStaff } from "../../base/desk-session.ts";
import { SectionState } from "../base/section-state.tsx";
import { ClaimCard } from "../claims/claim-card.tsx";
import { DisposerCard } from "./disposer-card.tsx";
import { inboxTexts } from "../inbox.texts.ts";
import { useDeskOrder } from "../inbox.queries.ts";
import { NoteSection } from "../transport-notes/transport-note-section.tsx";
import { MessagesSection } from "../messages/messages-section.tsx";
import { OrderAnswers } from "./order-answers.tsx";
import { PhaseBadge } from "./phase-badge.tsx";
import type { Answered } from "./use-undo.ts";
import styles from "../base/panel.module.css";

interface OrderPanelProps {
  orderId: number;
  staff: DeskStaff;
  answering: DeskAnswerKind | null;
  onAnswering: (kind: DeskAnswerKind | null) => void;
  onAnswered: (answered: Answered) => void;
  onClose: () => void;
}

/** The panel of the open order: what was ordered, the buttons to answer, and its change log. */
export function OrderPanel({ orderId, staff, answering, onAnswering, onAnswered, onClose }: OrderPanelProps) {
  const texts = useTexts(inboxTexts);
  const detail = useDeskOrder(orderId);
  return (
    <aside className={styles.panel} aria-label={texts.panel}>
      {detail.data === undefined && (
        <div className={styles.head}>
          <div className={styles.state}>
            <SectionState query={detail} loadingText={texts.orderLoading} />
          </div>
          <IconButton icon={X} label={texts.close} onClick={onClose} />
        </div>
      )}
      {detail.data && (
        <>
          <PanelHead detail={detail.data} onClose={onClose} />
          <OrderAnswers
            detail={detail.data}
            staff={staff}
            answering={answering}
            onAnswering={onAnswering}
            onAnswered={onAnswered}
          />
          <Facts detail={detail.data} />
          <NoteSection key={`note ${orderId}`} order={detail.data.order} staff={staff} />
          <MessagesSection key={`messages ${orderId}`} order={detail.data.order} />
          <DisposerCard key={`disposer ${orderId}`} order={detail.data.order} staff={staff} />
          {detail.data.claim !== null && <ClaimCard detail={detail.data} staff={staff} />}
          <History detail={detail.data} />
        </>
      )}
    </aside>
  );
}

function PanelHead({ detail: { order }, onClose }: { detail: DeskOrderDetail; onClose: () => void }) {
  const texts = useTexts(inboxTexts);
  return (
    <div className={styles.head}>
      <h2 data-panel tabIndex={-1}>
        {order.companyName}
        <small className={styles.underName}>
          {order.orderNumber} <PhaseBadge phase={order.phase} />
        </small>
      </h2>
      <IconButton icon={X} label={texts.close} onClick={onClose} />
    </div>
  );
}

function Facts({ detail }: { detail: DeskOrderDetail }) {
  const texts = useTexts(inboxTexts);
  const actions = useTexts(catalogTexts).containerAction;
  const formats = useFormats();
  const { order, access, proposal } = detail;
  const day = (date: string | null) => date && formats.day(date);
  const given = [
    { label: texts.site, value: `${order.siteName}, ${order.street}, ${order.zip} ${order.city}` },
    { label: texts.what, value: `${order.wasteType} (${unbrokenAvvCode(order.avvCode)})` },
    {
      label: texts.container,
      value: `${order.amount} × ${order.containerType}, ${actions[order.containerActionId]}`,
    },
    { label: texts.desired, value: day(order.desiredDate) },
    { label: texts.confirmed, value: day(order.confirmedDate) },
    { label: texts.proposed, value: proposal && day(proposal.date) },
    { label: texts.answerBy, value: proposal && formats.dateTime(proposal.answerBy) },
    { label: texts.ordered, value: `${formats.dateTime(order.createdOn)}, ${detail.createdBy}` },
    { label: texts.disposer, value: order.disposer },
    { label: texts.details, value: detail.details },
    { label: texts.noteToDisposer, value: detail.noteToDisposer },
    { label: texts.executed, value: day(detail.executedOn) },
    { label: texts.weight, value: detail.weightKg === null ? null : formats.weight(detail.weightKg) },
    { label: texts.treatment, value: detail.treatmentCode },
    { label: texts.failedReason, value: detail.failedTripReason },
    { label: texts.cancelReason, value: detail.cancelReason },
    {
      label: texts.access,
      value: [access.openingHours, access.gateWidth, access.gateHeight, access.driverHints]
        .filter((part) => part !== null)
        .join(", "),
    },
  ];
  return <DefinitionList inRows entries={given.filter(({ value }) => value !== null && value !== "")} />;
}

function History({ detail: { log } }: { detail: DeskOrderDetail }) {
  const texts = useTexts(inboxTexts);
  const changes = useTexts(ordersTexts).change;
  const formats = useFormats();
  return (
    <section>
      <h3>{texts.history}</h3>
      <ol className={styles.history}>
        {log.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.changedOn}>{formats.dateTime(entry.changedOn)}</time>
            <span>
              {changes[entry.change]}{" "}
              <small>
                {entry.by}
                {entry.isStaff && ` (${texts.staff})`}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
