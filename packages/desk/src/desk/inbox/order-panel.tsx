import { catalogTexts, containerAction } from "@kreislauf/contract/catalog";
import {
  type DeskAnswer,
  type DeskAnswerKind,
  type DeskOrderDetail,
  deskOrdersApi,
} from "@kreislauf/contract/desk";
import { orderStatus, ordersTexts } from "@kreislauf/contract/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { call, errorSentence, isRefusedBy } from "../../base/call.ts";
import { type DeskStaff, hasRole } from "../../base/desk-session.ts";
import { SectionState } from "../base/section-state.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { ClaimCard } from "../claims/claim-card.tsx";
import { DisposerCard } from "./disposer-card.tsx";
import { inboxTexts } from "../inbox.texts.ts";
import { useDeskOrder } from "../inbox.queries.ts";
import { NoteSection } from "../transport-notes/transport-note-section.tsx";
import { MessagesSection } from "../messages/messages-section.tsx";
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

/** The current order beside the list: what was asked for, the answers, and who did what when. */
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
          <Answers
            detail={detail.data}
            staff={staff}
            answering={answering}
            onAnswering={onAnswering}
            onAnswered={onAnswered}
          />
          <Facts detail={detail.data} />
          <NoteSection key={`note ${orderId}`} order={detail.data.order} staff={staff} />
          <MessagesSection key={`messages ${orderId}`} orderId={orderId} />
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

interface AnswersProps extends Pick<OrderPanelProps, "staff" | "answering" | "onAnswering" | "onAnswered"> {
  detail: DeskOrderDetail;
}

const pendingKinds: readonly DeskAnswerKind[] = [
  "confirm",
  "propose",
  "move",
  "execute",
  "fail",
  "cancel",
  "redeclare",
];

/** What the phase of an order leaves to answer; the server decides again. */
function kindsOf({ order, executedOn }: DeskOrderDetail): readonly DeskAnswerKind[] {
  const isPlacement = order.containerActionId === containerAction.place;
  if (order.phase === "new" || order.phase === "confirmed" || order.phase === "proposal")
    return pendingKinds.filter((kind) => {
      if (kind === "move") return isPlacement;
      // The customer would have no time to answer.
      if (kind === "propose") return order.desiredDate > today();
      return kind !== "confirm" || order.phase !== "confirmed";
    });
  if (order.phase !== "executed" && order.phase !== "claimed") return [];
  const mayRedeclare = order.orderStatusId !== orderStatus.done;
  // A claimed order may be carried out late.
  const mayExecute = order.phase === "claimed" && executedOn === null;
  return [
    ...(mayExecute ? ["execute" as const] : []),
    ...(executedOn === null ? [] : ["correct" as const]),
    ...(mayRedeclare ? ["redeclare" as const] : []),
  ];
}

function Answers({ detail, staff, answering, onAnswering, onAnswered }: AnswersProps) {
  const texts = useTexts(inboxTexts);
  const client = useQueryClient();
  const { order } = detail;
  const send = useMutation({
    mutationFn: (answer: DeskAnswer) =>
      call(deskOrdersApi.answerDeskOrder, {
        params: { orderId: order.id },
        body: { version: order.version, answer },
      }),
    onSuccess: (_order, answer) => {
      onAnswered({
        kind: answer.kind,
        orderIds: [order.id],
        message: texts.done(texts.answers[answer.kind], order.orderNumber),
        variant: "success",
      });
      onAnswering(null);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["desk"] }),
  });
  const kinds = kindsOf(detail);
  const current = kinds.find((kind) => kind === answering);
  // Another answer can have ended the phase in which the form was open.
  const failure = send.isError && current === undefined && (
    <Note variant="error" role="alert">
      {isRefusedBy(send.error, "order_changed") ? texts.changed : errorSentence(send.error)}
    </Note>
  );
  if (kinds.length === 0) return failure;
  if (!hasRole(staff, "dispatch")) return <Note>{texts.noRole}</Note>;
  return current !== undefined ? (
    <AnswerForm
      key={current}
      kind={current}
      reportedKg={current === "correct" ? detail.weightKg : null}
      busy={send.isPending}
      error={send.variables?.kind === current ? send.error : null}
      onSend={(answer) => send.mutate(answer)}
      onCancel={() => {
        send.reset();
        onAnswering(null);
      }}
    />
  ) : (
    <>
      {failure}
      <div className={styles.actions}>
        {kinds.map((kind, place) => (
          <Button
            key={kind}
            small
            variant={place === 0 && kind === "confirm" ? "primary" : "secondary"}
            onClick={() => {
              send.reset();
              onAnswering(kind);
            }}
          >
            {texts.answers[kind]}
          </Button>
        ))}
      </div>
    </>
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
    { label: texts.what, value: `${order.wasteType} (${order.avvCode})` },
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
