import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { Stack } from "@kreislauf/ui/layout/stack.tsx";
import { useAgreementTasks } from "../agreements.queries.ts";
import { deskAgreementsTexts } from "../agreements.texts.ts";
import { Guarded, useLeaveGuard } from "../../base/leave-guard.tsx";
import { LoadFailure } from "../../base/load-failure.tsx";
import claimsStyles from "../claims.module.css";
import { KeyHints } from "../base/key-hints.tsx";
import { useListKeys } from "../base/use-list-keys.ts";
import styles from "./agreements.module.css";
import { ChangePanel } from "./change-panel.tsx";
import { InquiryPanel } from "./inquiry-panel.tsx";
import { ChangesList, InquiriesList } from "./tasks-list.tsx";
import type { ViewProps } from "./view-props.ts";

const viewParameters = ["view"];

type Current = { readonly kind: "change" | "inquiry"; readonly id: number } | null;

/** The changes and inquiries that wait for a decision, and the panel of the open one. */
export function TasksView({ head }: ViewProps) {
  const texts = useTexts(deskAgreementsTexts);
  const query = useAgreementTasks();
  const [current, setCurrent] = useState<Current>(null);
  const changes = query.data?.changes ?? [];
  const inquiries = query.data?.inquiries ?? [];
  const places: readonly NonNullable<Current>[] = [
    ...changes.map(({ id }) => ({ kind: "change" as const, id })),
    ...inquiries.map(({ inquiryId }) => ({ kind: "inquiry" as const, id: inquiryId })),
  ];
  const found = places.findIndex(({ kind, id }) => kind === current?.kind && id === current.id);
  const currentPlace = found === -1 ? null : found;
  const guard = useLeaveGuard({ boundTo: viewParameters });
  const open = (place: number | null) => setCurrent(place === null ? null : (places[place] ?? null));
  useListKeys({ ids: [...places.keys()], currentId: currentPlace, open, leave: guard.leave });
  const listed = {
    change: changes.find(({ id }) => current?.kind === "change" && id === current.id),
    inquiry: inquiries.find(({ inquiryId }) => current?.kind === "inquiry" && inquiryId === current.id),
  };
  const isGone = query.isSuccess && current !== null && found === -1;
  const [last, setLast] = useState(listed);
  if (!isGone && (listed.change !== last.change || listed.inquiry !== last.inquiry)) setLast(listed);
  // A task that somebody else has decided stays open while its panel has unsaved input.
  const { change, inquiry } = isGone && guard.hasUnsaved() ? last : listed;
  const close = () => setCurrent(null);
  const lists = {
    currentPlace,
    onOpen: (place: number) => {
      if (place !== currentPlace) guard.leave(() => open(place));
    },
  };
  const panel = { onDone: close, onClose: () => guard.leave(close) };
  return (
    <div className={claimsStyles.screen}>
      <section className={claimsStyles.main} aria-label={texts.title}>
        {head}
        {query.isLoadingError && <LoadFailure title={texts.failed} query={query} />}
        <div className={styles.lists}>
          {query.isPending && (
            <Delayed text={texts.loading}>
              <Stack of="cards">
                <SkeletonCard />
                <SkeletonCard />
              </Stack>
            </Delayed>
          )}
          {query.data !== undefined && places.length === 0 && (
            <StateMessage illustration="orders" title={texts.nothing} text={texts.nothingText} />
          )}
          {isGone && (
            <Note variant="warning" role="status">
              {texts.gone}
            </Note>
          )}
          <ChangesList tasks={changes} offset={0} {...lists} />
          <InquiriesList tasks={inquiries} offset={changes.length} {...lists} />
        </div>
        <KeyHints hints={texts.keys} />
      </section>
      <Guarded guard={guard}>
        {change && <ChangePanel key={change.id} agreement={change} {...panel} />}
        {inquiry && <InquiryPanel key={inquiry.inquiryId} inquiry={inquiry} {...panel} />}
      </Guarded>
    </div>
  );
}
