import { ordersErrorTexts, ordersTexts, type Order, type OrderChangeEntry } from "@kreislauf/contract/orders";
import { RefreshCw } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { actionDialogsTexts } from "./action-dialogs.texts.ts";
import { isStillPossible, type OrderDialogAction } from "./order-action-outcome.ts";
import { orderTimeline } from "../base/order-timeline.ts";
import { statusVariants } from "../base/order-labels.ts";
import type { OrderActionProblem } from "./use-order-action-submit.ts";
import styles from "./order-action.module.css";

interface OrderActionProblemNoteProps {
  problem: OrderActionProblem;
  action: OrderDialogAction;
  /** The latest version of the order, which may be newer than the one the dialog was opened with. */
  order: Order;
  /** Discards the input and fills the form from the latest version; undefined if the dialog has no such form. */
  onLoadNew?: (() => void) | undefined;
}

/** A note that says why an action failed; it scrolls itself into view. */
export function OrderActionProblemNote({ problem, action, order, onLoadNew }: OrderActionProblemNoteProps) {
  const texts = useTexts(actionDialogsTexts);
  const { order_changed } = useTexts(ordersErrorTexts);
  const noteRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The braces discard the return value: newer browsers return a promise, which React would take for a cleanup
    // function.
    noteRef.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);
  const isPossible = isStillPossible(order, action);
  return (
    <div ref={noteRef} className={styles.problem}>
      {problem.kind === "refused" ? (
        <Note variant="error" role="alert" title={texts.refused[action]}>
          {problem.sentence}
        </Note>
      ) : problem.kind === "offline" ? (
        <Note variant="warning" role="alert" title={texts.refused[action]}>
          {texts.offlineText}
        </Note>
      ) : problem.kind !== "changed" ? (
        <Note variant="warning" role="alert" title={texts.lost}>
          {texts.lostText}
        </Note>
      ) : (
        <Note variant="warning" role="alert" title={order_changed}>
          {problem.entry && <ChangeLine entry={problem.entry} order={order} />}
          <NewStatus order={order} />
          {isPossible ? (
            <p>{onLoadNew ? texts.unsavedEdit : texts.unsaved}</p>
          ) : (
            <p>{problem.sentence ?? texts.refused[action]}</p>
          )}
          {isPossible && onLoadNew && (
            <p className={styles.loadNew}>
              <Button small icon={RefreshCw} onClick={onLoadNew}>
                {texts.loadNew}
              </Button>
            </p>
          )}
        </Note>
      )}
    </div>
  );
}

/** Who changed what in the order, with the previous values. */
function ChangeLine({ entry, order }: { entry: OrderChangeEntry; order: Order }) {
  const texts = useTexts(actionDialogsTexts);
  const [shown] = orderTimeline([entry], order, useLanguage());
  if (shown === undefined) return null;
  const { person = "", time, title, changes = [] } = shown;
  return (
    <>
      <p>{texts.changedBy(person, time, title)}</p>
      {changes.map(({ label, value, old }) => (
        <p key={label}>
          {old === undefined ? texts.fieldNow(label, value) : texts.fieldNowAndBefore(label, value, old)}
        </p>
      ))}
    </>
  );
}

function NewStatus({ order: { orderStatusId } }: { order: Order }) {
  const texts = useTexts(actionDialogsTexts);
  const words = useTexts(ordersTexts).statusShort;
  return (
    <p className={styles.status}>
      {texts.statusNow}
      <StatusBadge status={statusVariants[orderStatusId]}>{words[orderStatusId]}</StatusBadge>
    </p>
  );
}
