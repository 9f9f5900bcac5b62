import type { DeskAgreement } from "@kreislauf/contract/desk";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { useHashRoute } from "../../base/hash-route.ts";
import { useAgreements } from "../agreements.queries.ts";
import { deskAgreementsTexts } from "../agreements.texts.ts";
import { Guarded, useLeaveGuard } from "../../base/leave-guard.tsx";
import { LoadFailure } from "../../base/load-failure.tsx";
import { EmptyPage } from "../base/empty-page.tsx";
import { PageButtons } from "../base/page-buttons.tsx";
import claimsStyles from "../claims.module.css";
import { useListKeys } from "../base/use-list-keys.ts";
import { AgreementPanel } from "./agreement-panel.tsx";
import styles from "./agreements.module.css";
import { scheduleText } from "./schedule-text.ts";
import { TaskRow } from "./task-row.tsx";
import { ClearSearchButton, ListSearch } from "../../base/list-search.tsx";
import type { ViewProps } from "./view-props.ts";

/** Query parameters whose change may remove the open agreement from the list. */
const listParameters = ["view", "search", "page"];

/** The agreements of all customers. Opening one shows forms for its number, containers, prices and end. */
export function StockView({ head }: ViewProps) {
  const texts = useTexts(deskAgreementsTexts);
  const language = useLanguage();
  const formats = useFormats();
  const { parameters } = useHashRoute();
  const search = parameters.get("search") ?? "";
  const page = Number(parameters.get("page") ?? "0") || 0;
  const list = useAgreements(search, page);
  const [currentId, setCurrentId] = useState<number | null>(null);
  const agreements = list.data?.agreements ?? [];
  const guard = useLeaveGuard({ boundTo: listParameters });
  const listed = agreements.find(({ id }) => id === currentId);
  const [last, setLast] = useState(listed);
  if (listed !== undefined && listed !== last) setLast(listed);
  const isGone = list.isSuccess && currentId !== null && listed === undefined;
  // An agreement that has ended or is on another page stays open while its panel has unsaved input.
  const current = listed ?? (last?.id === currentId && guard.hasUnsaved() ? last : undefined);
  const ids = agreements.map(({ id }) => id);
  useListKeys({ ids, currentId, open: setCurrentId, leave: guard.leave });
  const open = (id: number | null) => {
    if (id !== currentId) guard.leave(() => setCurrentId(id));
  };
  const linesOf = (row: DeskAgreement) => [
    `${row.wasteType}, ${texts.containers(row.containersOnSite, row.containerType)}`,
    [
      row.agreementNumber ?? texts.noNumber,
      scheduleText(row, language),
      ...(row.status === "requested" ? [texts.requested] : []),
      ...(row.endsOn === null ? [] : [texts.ends(formats.day(row.endsOn))]),
    ].join(" · "),
  ];
  return (
    <div className={claimsStyles.screen}>
      <section className={claimsStyles.main} aria-label={texts.title}>
        {head}
        <div className={styles.lists}>
          <ListSearch label={texts.search} hint={texts.searchHint} words={search} />
          {list.isLoadingError && <LoadFailure title={texts.failed} query={list} />}
          {list.isPending && (
            <Delayed text={texts.loading}>
              <SkeletonCard />
            </Delayed>
          )}
          {list.data !== undefined && agreements.length === 0 && (
            <EmptyPage page={page}>
              <StateMessage
                illustration="search"
                title={search === "" ? texts.none : texts.noMatch}
                text={search === "" ? texts.noneText : texts.noMatchText}
                action={search !== "" && <ClearSearchButton />}
              />
            </EmptyPage>
          )}
          {isGone && current !== undefined && (
            <Note variant="warning" role="status">
              {texts.notListed}
            </Note>
          )}
          {agreements.length > 0 && (
            <Card flush title={texts.list}>
              <ul>
                {agreements.map((row) => (
                  <TaskRow
                    key={row.id}
                    rowKey={row.id}
                    title={`${row.companyName}, ${row.siteName}`}
                    lines={linesOf(row)}
                    isCurrent={row.id === currentId}
                    onOpen={() => open(row.id)}
                  />
                ))}
              </ul>
            </Card>
          )}
          <PageButtons page={page} hasMore={list.data?.hasMore === true} />
        </div>
      </section>
      {current && (
        <Guarded guard={guard}>
          <AgreementPanel key={current.id} agreement={current} onClose={() => open(null)} />
        </Guarded>
      )}
    </div>
  );
}
