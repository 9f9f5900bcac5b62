import type { DeskAnswerKind } from "@kreislauf/contract/desk";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { useHashRoute } from "../../base/hash-route.ts";
import { type DeskStaff, hasRole } from "../../base/desk-session.ts";
import { Guarded, useLeaveGuard } from "../../base/leave-guard.tsx";
import { ClearSearchButton } from "../../base/list-search.tsx";
import { LoadFailure } from "../../base/load-failure.tsx";
import { EmptyPage } from "../base/empty-page.tsx";
import { KeyHints } from "../base/key-hints.tsx";
import { PageButtons } from "../base/page-buttons.tsx";
import { RowsLoading } from "../base/rows-loading.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { InboxFilters } from "./inbox-filters.tsx";
import { InboxTable } from "./inbox-table.tsx";
import { filterNames, sortOf, useDeskOrder, useInbox } from "../inbox.queries.ts";
import { inboxTexts } from "../inbox.texts.ts";
import styles from "./inbox.module.css";
import { kindsOf } from "./kinds-of.ts";
import { OrderDialog } from "../ordering/order-dialog.tsx";
import { OrderPanel } from "./order-panel.tsx";
import { PhaseList } from "./phase-list.tsx";
import { useChangedRows } from "./use-changed-rows.ts";
import { useChosenOrders } from "./use-chosen-orders.ts";
import { useInboxKeys } from "./use-inbox-keys.ts";
import { useCurrentRow } from "../base/use-current-row.ts";
import { useOrderChanges } from "../base/use-order-changes.ts";
import { useUndo } from "./use-undo.ts";

/** The inbox of dispatch: phases, the list of orders, and the panel of the open order. */
export function InboxScreen({ staff }: { staff: DeskStaff }) {
  const texts = useTexts(inboxTexts);
  const { parameters } = useHashRoute();
  const inbox = useInbox(parameters);
  const { list, lastChange } = inbox;
  const orders = list.data?.orders ?? [];
  const panelGuard = useLeaveGuard();
  const ids = orders.map(({ id }) => id);
  const [currentId, setCurrentId] = useCurrentRow(ids, inbox.shownList, panelGuard.hasUnsaved);
  const choiceGuard = useLeaveGuard();
  const choice = useChosenOrders(orders, choiceGuard.leave);
  const [isTaking, setIsTaking] = useState(false);
  const [answering, setAnswering] = useState<DeskAnswerKind | null>(null);
  useOrderChanges(lastChange, "orders");
  const changed = useChangedRows(orders, currentId);

  const isFiltered = filterNames.some((name) => parameters.has(name));
  const mayAnswer = hasRole(staff, "dispatch");
  const isChoosing = mayAnswer && choice.orders.length > 0;
  const show = (orderId: number | null) => {
    setCurrentId(orderId);
    setAnswering(null);
  };
  const open = (orderId: number) => {
    if (orderId !== currentId) panelGuard.leave(() => show(orderId));
  };
  const close = (onClosed?: () => void) =>
    panelGuard.leave(() => {
      show(null);
      onClosed?.();
    });
  const { data: current } = useDeskOrder(currentId);
  const answer = (kind: DeskAnswerKind) => {
    if (current !== undefined && !kindsOf(current).includes(kind)) return;
    if (answering === null) setAnswering(kind);
    else if (kind !== answering) panelGuard.leave(() => setAnswering(kind), texts.answers[answering]);
  };
  const { report, undo } = useUndo();
  useInboxKeys({
    orders,
    currentId,
    mayAnswer,
    open,
    close,
    toggle: choice.toggle,
    chooseUpTo: choice.chooseUpTo,
    answer,
    take: () => setIsTaking(true),
    showNew: inbox.showNew,
    undo,
  });

  return (
    <div className={styles.desk}>
      <PhaseList counts={list.data?.counts} parameters={parameters} />
      <section className={styles.main} aria-label={texts.list}>
        <InboxFilters parameters={parameters} onTake={mayAnswer ? () => setIsTaking(true) : undefined} />
        <div className={mayAnswer ? styles.aboveList : undefined}>
          {isChoosing && (
            <Guarded guard={choiceGuard}>
              <BulkBar
                orders={choice.orders}
                onAnswered={report}
                onDone={choice.release}
                onUnchoose={choice.unchooseAll}
              />
            </Guarded>
          )}
          {!isChoosing && inbox.newOrders > 0 && (
            <button type="button" className={styles.news} onClick={inbox.showNew}>
              <span aria-live="polite">{texts.newOrders(inbox.newOrders)}</span>
            </button>
          )}
          {!isChoosing && inbox.newOrders === 0 && mayAnswer && orders.length > 0 && (
            <p className={styles.chooseHint}>{texts.chooseHint}</p>
          )}
        </div>
        {list.isLoadingError && <LoadFailure title={texts.failed} query={list} />}
        {list.isPending && <RowsLoading text={texts.loading} />}
        {list.data !== undefined && orders.length === 0 && (
          <EmptyPage page={inbox.page}>
            <StateMessage
              illustration={isFiltered ? "search" : "orders"}
              title={isFiltered ? texts.nothing : texts.empty}
              text={isFiltered ? texts.nothingText : texts.emptyText}
              action={isFiltered && <ClearSearchButton others={filterNames} />}
            />
          </EmptyPage>
        )}
        {orders.length > 0 && (
          <InboxTable
            orders={orders}
            isByDay={sortOf(parameters) === "day"}
            currentId={currentId}
            changed={changed}
            chosen={choice.ids}
            onOpen={open}
            onToggle={choice.toggle}
            onTogglePage={choice.toggleShown}
          />
        )}
        <PageButtons page={inbox.page} hasMore={list.data?.hasMore === true} />
        <KeyHints hints={texts.keys} />
      </section>
      {currentId !== null && (
        <Guarded guard={panelGuard}>
          <OrderPanel
            key={currentId}
            orderId={currentId}
            staff={staff}
            answering={answering}
            onAnswering={setAnswering}
            onAnswered={report}
            onClose={() => close()}
          />
        </Guarded>
      )}
      {isTaking && <OrderDialog onClose={() => setIsTaking(false)} />}
    </div>
  );
}
