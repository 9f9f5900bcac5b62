import { type DeskDisputeState, deskDisputesApi, deskDisputeStates } from "@kreislauf/contract/desk";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { changeParameters, useHashRoute } from "../../base/hash-route.ts";
import { call } from "../../base/call.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import pageStyles from "../base/page.module.css";
import { rereadOptions } from "../../base/reread-options.ts";
import { DisputeCard } from "./dispute-card.tsx";
import { disputesTexts } from "./disputes.texts.ts";

const readAgainMilliseconds = 30_000;

const useDisputes = (state: DeskDisputeState) =>
  useQuery({
    queryKey: ["desk", "disputes", state],
    queryFn: (context) => call(deskDisputesApi.deskDisputes, { query: { state } }, rereadOptions(context)),
    // What could not be read at all waits for the person, who is asked there to try again.
    refetchInterval: (query) => query.state.data !== undefined && readAgainMilliseconds,
  });

/** How many disputed lines wait for an answer; undefined until it is known. */
export function useOpenDisputes(): number | undefined {
  const { data } = useQuery({
    queryKey: ["desk", "disputes", "count"],
    queryFn: () => call(deskDisputesApi.countDeskDisputes, {}, { isByItself: true }),
    refetchInterval: readAgainMilliseconds,
  });
  return data?.open || undefined;
}

/** Disputed lines of invoices, the first due first, or those that were answered. */
export function DisputesTab() {
  const texts = useTexts(disputesTexts);
  const { parameters } = useHashRoute();
  const state = deskDisputeStates.find((each) => each === parameters.get("state")) ?? "open";
  const list = useDisputes(state);
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
      {list.data?.disputes.length === 0 && (
        <Card flush>
          <StateMessage illustration="orders" title={texts.nothing[state]} text={texts.nothingText[state]} />
        </Card>
      )}
      {list.data?.disputes.map((dispute) => (
        <DisputeCard key={`${dispute.documentId} ${dispute.position}`} dispute={dispute} />
      ))}
    </>
  );
}
