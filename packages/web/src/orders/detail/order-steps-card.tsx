import { permission } from "@kreislauf/contract/base";
import type { Order } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { Ban, CalendarClock, Check, CircleAlert, Minus, Undo2, type LucideIcon } from "lucide-react";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { showTimelineEntry } from "@kreislauf/ui/data/timeline.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { orderChangesQuery } from "../orders.queries.ts";
import { orderDetailTexts } from "./order-detail.texts.ts";
import { orderDocumentsQuery, useMayReadDocuments } from "./order-documents.queries.ts";
import { orderSteps, type OrderStep } from "./order-steps.ts";
import styles from "./order-steps-card.module.css";

/**
 * The progress of an order as a line of steps; each step done links to its document or to its entry in the change log.
 */
export function OrderStepsCard({ order }: { order: Order }) {
  const texts = useTexts(orderDetailTexts).steps;
  const mayRead = useMayReadDocuments();
  const { data: log = [] } = useQuery(orderChangesQuery(String(order.id)));
  const documents = useQuery({ ...orderDocumentsQuery(order.id), enabled: mayRead });
  const steps = orderSteps(order, log, mayRead ? documents.data : null);
  const current =
    steps.find(({ state }) => state === "attention") ?? steps.find(({ state }) => state === "current");
  return (
    <Card flush>
      <ol className={styles.steps} aria-label={texts.title}>
        {steps.map((step) => (
          <Step key={step.name} step={step} isCurrent={step === current} />
        ))}
      </ol>
    </Card>
  );
}

const icons: Readonly<Record<OrderStep["state"], LucideIcon | null>> = {
  done: Check,
  attention: CircleAlert,
  skipped: Minus,
  ended: Ban,
  current: null,
  open: null,
};

function Step({ step, isCurrent }: { step: OrderStep; isCurrent: boolean }) {
  const texts = useTexts(orderDetailTexts).steps;
  const { name, state, date, note } = step;
  const icon = name === "failedTrip" ? Undo2 : note === "answerProposal" ? CalendarClock : icons[state];
  const { date: formatted } = useFormats();
  const words = [date && formatted(date), note && texts.note[note]].filter(Boolean).join(", ");
  return (
    <li className={classNames(styles.step, styles[state])} aria-current={isCurrent ? "step" : undefined}>
      <span className={styles.disc}>{icon && <Icon of={icon} size={14} />}</span>
      <StepName step={step} />
      {state === "done" && <VisuallyHidden> ({texts.done})</VisuallyHidden>}
      <small>{words}</small>
    </li>
  );
}

/** The name of a step: a link to its document, or a button that scrolls to its entry in the change log below. */
function StepName({ step: { name, eventId, documentId } }: { step: OrderStep }) {
  const text = useTexts(orderDetailTexts).steps.of[name];
  const { permissions } = useUser();
  if (documentId !== undefined && permissions.includes(permission.documentManager)) {
    const documentType = name === "receipt" ? "service_receipt" : "invoice";
    return <a href={hrefTo("documents", undefined, { documentType, document: documentId })}>{text}</a>;
  }
  if (eventId === undefined) return <b>{text}</b>;
  return (
    <button type="button" onClick={() => showTimelineEntry(eventId)}>
      {text}
    </button>
  );
}
