import type { DeskAnswerKind, DeskOrder } from "@kreislauf/contract/desk";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { useAddress } from "../base/address.ts";
import { errorSentence } from "../base/call.ts";
import { type DeskStaff, hasRole } from "../base/desk-session.ts";
import { PageButtons } from "./base/page-buttons.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { InboxFilters } from "./inbox-filters.tsx";
import { InboxTable } from "./inbox-table.tsx";
import { inboxKey, useInbox } from "./inbox.queries.ts";
import { inboxTexts } from "./inbox.texts.ts";
import styles from "./inbox.module.css";
import { OrderPanel } from "./order-panel.tsx";
import { PhaseList } from "./phase-list.tsx";
import { useInboxKeys } from "./use-inbox-keys.ts";
import { useUndo } from "./use-undo.ts";

/** The inbox of dispatch: phases, list and the current order beside it. */
export function InboxScreen({ staff }: { staff: DeskStaff }) {
  const texts = useTexts(inboxTexts);
  const { parameters } = useAddress();
  const inbox = useInbox(parameters);
  const { list, lastChange } = inbox;
  const orders = list.data?.orders ?? [];
  const [currentId, setCurrentId] = useState<number | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<number, DeskOrder>>(new Map());
  const [answering, setAnswering] = useState<DeskAnswerKind | null>(null);
  const client = useQueryClient();
  useEffect(() => {
    // Somebody, perhaps the customer, changed an order: the rows are read anew, new ones still wait to be shown.
    if (lastChange > 0) void client.invalidateQueries({ queryKey: ["desk", "order"] });
    if (lastChange > 0) void client.invalidateQueries({ queryKey: inboxKey });
  }, [lastChange, client]);

  const mayAnswer = hasRole(staff, "dispatch");
  const open = (orderId: number | null) => {
    setCurrentId(orderId);
    setAnswering(null);
    inbox.hold();
  };
  const toggle = (order: DeskOrder) =>
    setChosen((before) => {
      const next = new Map(before);
      if (!next.delete(order.id)) next.set(order.id, order);
      return next;
    });
  const { report, undo } = useUndo();
  useInboxKeys({
    orders,
    currentId,
    mayAnswer,
    open,
    toggle,
    answer: setAnswering,
    showNew: inbox.showNew,
    undo,
  });

  return (
    <div className={styles.desk}>
      <PhaseList counts={list.data?.counts} parameters={parameters} />
      <section className={styles.main} aria-label={texts.list}>
        <InboxFilters parameters={parameters} />
        {inbox.newOrders > 0 && (
          <button type="button" className={styles.news} onClick={inbox.showNew}>
            <span aria-live="polite">{texts.newOrders(inbox.newOrders)}</span>
          </button>
        )}
        {chosen.size > 0 && (
          <BulkBar
            orders={[...chosen.values()]}
            onAnswered={report}
            onDone={(refused) => setChosen(new Map([...chosen].filter(([orderId]) => refused.has(orderId))))}
          />
        )}
        {list.isError && (
          <Note variant="error" role="alert">
            {errorSentence(list.error)}
          </Note>
        )}
        {list.isPending && (
          <div className={styles.skeletons} role="status" aria-label={texts.loading}>
            {[62, 48, 70, 55, 66].map((width) => (
              <Skeleton key={width} width={`${width}%`} />
            ))}
          </div>
        )}
        {list.data !== undefined && orders.length === 0 && (
          <StateMessage illustration="search" title={texts.nothing} text={texts.nothingText} />
        )}
        {orders.length > 0 && (
          <InboxTable orders={orders} currentId={currentId} chosen={chosen} onOpen={open} onToggle={toggle} />
        )}
        <PageButtons page={inbox.page} hasMore={list.data?.hasMore === true} />
        <p className={styles.keys}>{texts.keys}</p>
      </section>
      {currentId !== null && (
        <OrderPanel
          key={currentId}
          orderId={currentId}
          staff={staff}
          answering={answering}
          onAnswering={setAnswering}
          onAnswered={report}
          onClose={() => open(null)}
        />
      )}
    </div>
  );
}
