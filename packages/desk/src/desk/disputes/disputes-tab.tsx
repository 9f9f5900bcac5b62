import {
  type DeskDispute,
  type DeskDisputeState,
  deskDisputesApi,
  deskDisputeStates,
} from "@kreislauf/contract/desk";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { changeParameters, useHashRoute } from "../../base/hash-route.ts";
import { call } from "../../base/call.ts";
import { Guarded, useLeaveGuard } from "../../base/leave-guard.tsx";
import { disputesReadAgainMilliseconds } from "../base/use-open-disputes.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import pageStyles from "../base/page.module.css";
import { rereadOptions } from "../../base/reread-options.ts";
import { DisputeCard } from "./dispute-card.tsx";
import { disputesTexts } from "./disputes.texts.ts";

/** Query parameters that choose the list. */
const listParameters = ["tab", "state"];

const useDisputes = (state: DeskDisputeState) =>
  useQuery({
    queryKey: ["desk", "disputes", state],
    queryFn: (context) => call(deskDisputesApi.deskDisputes, { query: { state } }, rereadOptions(context)),
    // Does not repeat a first load that failed: a button there lets the person try again.
    refetchInterval: (query) => query.state.data !== undefined && disputesReadAgainMilliseconds,
  });

const isSame = (one: DeskDispute, other: DeskDispute) =>
  one.documentId === other.documentId && one.position === other.position;

/** Sorts disputes like the list of open ones: the earliest due date first. */
const byDue = (one: DeskDispute, other: DeskDispute) =>
  (one.answerBy ?? "").localeCompare(other.answerBy ?? "") ||
  one.documentId - other.documentId ||
  one.position - other.position;

/**
 * The loaded disputes. Those in `held` replace their loaded versions, and are added if they have left the list, so that
 * an open form keeps its dispute.
 */
const withHeld = (listed: readonly DeskDispute[], held: readonly DeskDispute[]) =>
  held.length === 0
    ? listed
    : [...listed.filter((each) => !held.some((other) => isSame(each, other))), ...held].toSorted(byDue);

/** Disputed lines of invoices: open ones, the earliest due first, or answered ones. */
export function DisputesTab() {
  const texts = useTexts(disputesTexts);
  const { parameters } = useHashRoute();
  const state = deskDisputeStates.find((each) => each === parameters.get("state")) ?? "open";
  return (
    <>
      <div className={pageStyles.head}>
        <div>
          <h1>{texts.title}</h1>
        </div>
      </div>
      <SegmentedControl
        label={texts.state}
        labelHidden
        options={deskDisputeStates.map((value) => ({ value, label: texts[value] }))}
        value={state}
        onChange={(next) => changeParameters({ state: next === "open" ? null : next })}
      />
      {/* The key remounts the list, so that its open forms and `held` end with it. */}
      <DisputeList key={state} state={state} />
    </>
  );
}

function DisputeList({ state }: { state: DeskDisputeState }) {
  const texts = useTexts(disputesTexts);
  const list = useDisputes(state);
  const guard = useLeaveGuard({ boundTo: listParameters });
  const [held, setHeld] = useState<readonly DeskDispute[]>([]);
  const shown = withHeld(list.data?.disputes ?? [], held);
  const hold = (dispute: DeskDispute) =>
    setHeld((others) => [...others.filter((each) => !isSame(each, dispute)), dispute]);
  const release = (dispute: DeskDispute) =>
    setHeld((others) => others.filter((each) => !isSame(each, dispute)));
  // After a conflict the held dispute is replaced by its reloaded version. One that is no longer in the list stays as
  // it was, with its form.
  const readAnew = async (dispute: DeskDispute) => {
    const { data } = await list.refetch();
    const current = data?.disputes.find((each) => isSame(each, dispute));
    if (current !== undefined) hold(current);
  };
  return (
    <Guarded guard={guard}>
      {list.isPending && (
        <Delayed text={texts.loading}>
          <SkeletonCard />
        </Delayed>
      )}
      {list.isLoadingError && (
        <Card flush>
          <LoadFailure title={texts.failed} query={list} />
        </Card>
      )}
      {list.data !== undefined && shown.length === 0 && (
        <Card flush>
          <StateMessage illustration="orders" title={texts.nothing[state]} text={texts.nothingText[state]} />
        </Card>
      )}
      {shown.map((dispute) => (
        <DisputeCard
          key={`${dispute.documentId} ${dispute.position}`}
          dispute={dispute}
          onOpened={() => hold(dispute)}
          onClosed={() => release(dispute)}
          onChanged={() => readAnew(dispute)}
        />
      ))}
    </Guarded>
  );
}
